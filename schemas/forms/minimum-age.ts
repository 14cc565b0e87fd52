import type { Brand } from '../brand.ts';
import { MINIMUM_AGES } from '../jurisdictions.ts';

/** The age that a player must confirm: the brand's own, or that of its jurisdiction where it is higher. */
export const minimumAge = ({ agreement, jurisdiction }: Pick<Brand, 'agreement' | 'jurisdiction'>): number =>
  Math.max(agreement.minimumAge, MINIMUM_AGES[jurisdiction]);
