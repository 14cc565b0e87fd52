import type { Category } from '#schemas/brand-names.ts';
import type { IconName } from '#src/ui/icon.tsx';

export const CATEGORY_ICON: Readonly<Record<Category, IconName>> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  LOTT: 'lottery',
  ELOTT: 'ticket',
  COCKFIGHT: 'cockfight',
  JACKPOT: 'jackpot',
  CRASH: 'crash',
  ARCADE: 'arcade',
  MINI: 'mini',
  CARD: 'card',
};
