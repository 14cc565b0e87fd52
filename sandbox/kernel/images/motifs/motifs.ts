import type { Category } from '#schemas/brand-names.ts';
import { balls, globe, row, spin, ticket } from './draw.ts';
import { bell, cherries, clover, drum, fan, horseshoe, lantern, melon, moon, seven, slice } from './luck.ts';
import type { Motifs } from './motif.ts';
import { balloon, cabinet, climb, hoops, invader, plane, rocket, target, tiles } from './play.ts';
import { cannon, crab, fish, octopus, shark, shell, turtle } from './sea.ts';
import { basketball, feather, football, gamepad, headset, rooster, shield, shuttle, sight, tennis } from './sport.ts';
import { cards, chip, chips, die, domino, mahjong, suit, wheel } from './table.ts';
import { burst, chest, coins, crown, gem, ingot, lotus, medal, potion, pyramid, trophy, vase } from './treasure.ts';

/**
 * The motifs of each category. They are assigned to games in rotation, in list order, so that none appears twice within eight games, which is more than
 * a row of tiles.
 */
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
  LIVE: [wheel, cards, die, chips, mahjong, suit, fan, chip, domino],
  FISH: [fish, shark, crab, shell, octopus, chest, turtle, cannon, gem],
  PVP: [cards, mahjong, chips, domino, suit, die, medal, chip, crown],
  SPORTS: [football, basketball, tennis, trophy, shuttle, hoops, medal, burst, feather],
  ESPORTS: [gamepad, headset, sight, shield, target, invader, rocket, cabinet, crown],
  LOTT: [balls, row, ticket, globe, seven, spin, horseshoe, coins, clover],
  ELOTT: [spin, ticket, balls, clover, row, coins, globe, burst, moon],
  COCKFIGHT: [rooster, feather, trophy, drum, medal, shield, crown, coins],
  JACKPOT: [crown, coins, gem, chest, ingot, seven, burst, vase, bell],
  CRASH: [climb, rocket, plane, balloon, burst, moon, target, coins],
  ARCADE: [invader, cabinet, target, hoops, gamepad, tiles, rocket, potion, medal],
  MINI: [die, spin, tiles, clover, target, balloon, climb, seven, coins],
  CARD: [cards, mahjong, suit, domino, chip, crown, chips, die, fan],
};
