/** Values that the site always sends with certain calls. This file imports no schema library, because the site loads it at run time. */
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

/** The ways in which lotteries calculate prizes. `LOTTERY_VENDORS` states the mode of each vendor. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
