import type { Category } from '#schemas/brand-names.ts';
import type { GameClassify } from '#sandbox/db/schema.ts';

type Words = readonly string[];
const words = (text: string): Words => text.split(', ');

/** The words for names of games. A name consists of a word from `first` and one from `second`; once all pairs are used, one from `third` is added. */
interface NameList {
  readonly first: Words;
  readonly second: Words;
  readonly third: Words;
}

const SLOT_SECOND = words(
  'Fortune, Treasure, Empire, Legends, Festival, Garden, Palace, Riches, Spins, Reels, Temple, Kingdom, Quest, Rush, Blossom, Lantern, Pearl, Gems, Coins, Harvest, Parade, Voyage, Wishes, Secrets, Throne, Guardian, Warrior, Princess, Wheel, Charms, Bells, Sevens, Fruits, Jewels, Market, Caravan, Storm, River, Mountain, Nights',
);

const NAMES: Readonly<Record<Category, NameList>> = {
  RNG: {
    first: words(
      'Golden, Lucky, Dragon, Jade, Royal, Mystic, Wild, Sweet, Fire, Ocean, Moon, Sunny, Tiger, Phoenix, Diamond, Crystal, Bamboo, Lotus, Manila, Carabao, Mango, Fiesta, Emerald, Crimson, Silver, Thunder, Monkey, Panda, Koi, Sakura, Samurai, Saffron, Pharaoh, Viking, Aztec, Pirate, Cosmic, Neon, Candy, Honey, Jungle, Volcano, Rainbow, Midnight, Starlight, Buffalo, Wolf, Eagle, Rooster, Elephant, Naga, Garuda, Barong, Sampaguita, Tamarind, Durian, Peacock, Turtle, Butterfly, Firefly',
    ),
    second: SLOT_SECOND,
    third: words('Deluxe, Ways, Respin, Frenzy, Gold, Nights, Express, Link'),
  },
  LIVE: {
    first: words(
      'Baccarat, Speed Baccarat, No Commission Baccarat, Roulette, Auto Roulette, Blackjack, Dragon Tiger, Sic Bo, Fan Tan, Bull Bull, Xoc Dia, Pok Deng, Three Card Poker, Color Game, Lucky Wheel',
    ),
    second: words(
      'Manila, Cebu, Makati, Davao, Saigon, Hanoi, Da Nang, Bangkok, Phuket, Tokyo, Osaka, Jakarta, Macau, Seoul',
    ),
    third: words('A, B, C, VIP, Salon'),
  },
  FISH: {
    first: words(
      'Deep Sea, Coral, Pearl, Shark, Octopus, Whale, Mermaid, Dragon Reef, Golden Toad, Lobster, Barracuda, Stingray',
    ),
    second: words('Hunter, Cannon, Frenzy, Bounty, Patrol, Lagoon, Safari, Raiders'),
    third: words('Deluxe, Duel, Squad'),
  },
  PVP: {
    first: words(
      'Tongits, Pusoy, Tien Len, Mahjong, Poker, Bull Fight, Landlord, Teen Patti, Pok Deng, Domino, Big Two, Rummy',
    ),
    second: words('Club, Arena, Room, League, Stars, Table, Rush, Masters'),
    third: words('Plus, Pro, Cup'),
  },
  SPORTS: {
    first: words('Live Betting, Football, Basketball, Tennis, Volleyball, Boxing, Badminton, Outrights'),
    second: words('Lobby, Centre, Arena, Lounge'),
    third: words('Plus'),
  },
  ESPORTS: {
    first: words(
      'Esports, Battle Arena, Tactical Shooter, Mobile Legends Cup, Card Duel, Racing League, Virtual Football, Virtual Basketball, Fighting Cup, Strategy League',
    ),
    second: words('Lobby, Live'),
    third: words('Plus'),
  },
  LOTT: {
    first: words(
      'Luzon, Visayas, Mindanao, Hanoi, Saigon, Da Nang, Can Tho, Hue, Dong Nai, Vung Tau, Bangkok, Chiang Mai, Vientiane, Phnom Penh, Jakarta, Bali, Kuala Lumpur, Penang',
    ),
    second: words('6/42, 6/49, 4D, 3D, Special, Day Draw, Night Draw'),
    third: words('Express, Max'),
  },
  ELOTT: {
    first: words('Fast, Turbo, Lucky, Golden, Rapid, Flash, Minute, Happy'),
    second: words('3, 5, Racing 10, Keno, Dice, Mark Six, Colour, Ball 11'),
    third: words('Plus'),
  },
  COCKFIGHT: {
    first: words('Derby, Ultimate, Grand, Island, Morning'),
    second: words('Sabong, Arena, Cup'),
    third: words('Live'),
  },
  JACKPOT: {
    first: words(
      'Mega, Grand, Super, Golden, Royal, Infinite, Titan, Imperial, Billion, Crown, Summit, Thunder, Platinum, Solar',
    ),
    second: words('Jackpot, Pool, Vault, Millions, Fortune, Pot, Cascade, Wheel, Prize, Ladder, Tower, Rush'),
    third: words('Link, Daily'),
  },
  CRASH: {
    first: words('Rocket, Balloon, Jet, Comet, Glider, Bullet Train, Jeepney, Kite, Paraw, Turbo Bike'),
    second: words('Liftoff, Climb, Dash, Boost, Run, Escape'),
    third: words('X, Duo'),
  },
  ARCADE: {
    first: words(
      'Color, Coin, Ring, Dart, Pinball, Claw, Hammer, Plinko, Whack, Balloon, Bottle, Carousel, Ferris, Marble',
    ),
    second: words('Drop, Toss, Fair, Blast, Party, Fever, Mania, Corner, Wheel, Pop, Run, Derby'),
    third: words('Deluxe, Duo'),
  },
  MINI: {
    first: words('Dice, Mines, Hi-Lo, Keno, Plinko, Towers, Limbo, Goal, Coin Flip, Wheel, Chicken Road'),
    second: words('Pop, Blitz, Sprint, Bites, Quick, Pocket, Snap, Zen'),
    third: words('Plus, Mini'),
  },
  CARD: {
    first: words(
      'Pusoy Dos, Lucky 9, Tongits, Baccarat, Blackjack, Red Dog, Casino War, Andar Bahar, Caribbean Poker, Pai Gow, Poker Three, Hold Poker, Seven Up',
    ),
    second: words('Classic, Gold, Express, Royal, Night, Salon, House, Duel, Master'),
    third: words('VIP, Plus'),
  },
};

const CLASSIFIED: Readonly<Partial<Record<GameClassify, Words>>> = {
  SCRATCH: words('Scratch, Scratch Card, Instant Scratch, Foil Card'),
  VIDEO_POKER: words('Jacks or Better, Deuces Wild, Joker Poker, Aces and Faces'),
  TABLE_GAMES: words('Roulette, Baccarat, Blackjack, Sic Bo, Craps'),
  BINGO: words('Bingo, Bingo Hall, Bingo Blast, Bingo 75, Bingo 90'),
};

/** Returns the words for names of a category. Some RNG classifications have their own second words. */
export const namesFor = (category: Category, classify: GameClassify | null): NameList => {
  const list = NAMES[category];
  const second = category === 'RNG' && classify !== null ? CLASSIFIED[classify] : undefined;
  return second ? { ...list, second } : list;
};
