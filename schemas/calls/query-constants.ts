/** Constants that calls always send. No schema library: the site imports this file at run time. */
export const CLIENT_TYPE = 3 as const;
export const LIST_PLATFORM = 'flash,html5-desktop' as const;
export const FAVORITES_PLATFORM = 'flash' as const;
export const FAVORITES_GAME_TYPE = 'RNG' as const;
export const IS_PLATFORM = 2;
export const GAME_PAGE_SIZE = 24;
export const ANNOUNCEMENT_QUERY = { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' } as const;
export const LOTTO_AREA = 'VN';
export const LAUNCH_MODE = 'LOTT';
export const DEVICE = 'WEB';
export const POPULAR_COUNT = 20;
export const NUMERO_COUNT = 100;
export const WINNER_CATEGORY = 'ALL';
export const WINNER_LIMIT = 20;
export const FREE_PLAY_PLATFORM = 'W';
export const GATEWAY_VERSION = 3;
export const REGISTER_METHOD = 'WEB';

/** The ways a lottery calculates prizes; `LOTTERY_VENDORS` maps vendors to them. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
