import type { Category } from '#schemas/brand-names.ts';
import { balls, globe, row, spin, ticket } from './draw.ts';
import { bell, cherries, clover, drum, fan, horseshoe, lantern, melon, moon, seven, slice } from './luck.ts';
import type { Motifs } from './motif.ts';
import { balloon, cabinet, climb, hoops, invader, plane, rocket, target, tiles } from './play.ts';
import { cannon, crab, fish, octopus, shark, shell, turtle } from './sea.ts';
import { basketball, feather, football, gamepad, headset, rooster, shield, shuttle, sight, tennis } from './sport.ts';
import { cards, chip, chips, die, domino, mahjong, suit, wheel } from './table.ts';
import { burst, chest, coins, crown, gem, ingot, lotus, medal, potion, pyramid, trophy, vase } from './treasure.ts';

/** The motifs of each category, of which a game gets one. */
export const MOTIFS: Readonly<Record<Category, Motifs>> = {
  RNG: [
    gem,
    seven,
    cherries,
    bell,
    burst,
    crown,
    lantern,
    clover,
    horseshoe,
    slice,
    chest,
    coins,
    medal,
    ingot,
    vase,
    pyramid,
    potion,
    lotus,
    melon,
    moon,
    fan,
    drum,
  ],
  LIVE: [wheel, cards, chips, chip, die],
  FISH: [fish, shark, crab, shell, octopus, turtle, cannon],
  PVP: [cards, mahjong, chips, domino, suit, die],
  SPORTS: [football, basketball, tennis, shuttle, trophy],
  ESPORTS: [gamepad, headset, sight, shield, trophy],
  LOTT: [balls, row, ticket, globe],
  ELOTT: [balls, spin, ticket, row],
  COCKFIGHT: [rooster, feather, trophy, drum],
  JACKPOT: [crown, coins, gem, chest, ingot, seven],
  CRASH: [climb, rocket, plane, balloon],
  ARCADE: [invader, cabinet, target, hoops, gamepad],
  MINI: [die, spin, tiles, clover, target, balloon],
  CARD: [cards, mahjong, suit, domino, chip],
};
