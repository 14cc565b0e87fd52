import type { Brand } from '../brand.ts';
import { MINIMUM_AGES } from '../jurisdictions.ts';

/** The age that a player must assert: the brand's own parameter, raised where the law of its jurisdiction asks for more. */
export const minimumAge = ({ agreement, jurisdiction }: Pick<Brand, 'agreement' | 'jurisdiction'>): number =>
  Math.max(agreement.minimumAge, MINIMUM_AGES[jurisdiction]);
