/** Names that brand files, the platform and the site share. Imports no schema library, because the first route loads this file. */

export const CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'CRASH',
  'ARCADE',
  'MINI',
  'CARD',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const BANNER_GROUPS = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_down',
  'w_promotion',
  'w_shop',
  'w_help',
  'w_login',
  'w_register',
] as const;
/** The points of a banner's picture that can be kept in view when it is cropped. */
export const FOCUS_POINTS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** The areas of the site that a brand can switch off. All other areas are always on. */
export const AREAS = [
  'memberCentre',
  'agentCentre',
  'pointMall',
  'promotions',
  'lottery',
  'sports',
  'winnerBoard',
  'announcements',
  'popularGames',
  'openedNumbers',
  'download',
  'help',
  'feedback',
  'join',
] as const;
export type Area = (typeof AREAS)[number];

export const RESOURCE_TYPES = ['TELEGRAM', 'FACEBOOK', 'IOS_PROFILE', 'IOS', 'ANDROID', 'LITE'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];
