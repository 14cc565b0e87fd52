import { THRESHOLDS, type Threshold } from './contract-names.ts';
import type { ContractTier } from './contract.ts';

/**
 * Why a tier may not follow the previous one. `rate`: its rate is not higher. `lax`: one of its thresholds is lower.
 * `same`: none of its thresholds is higher.
 */
export type TierFault =
  | { readonly place: number; readonly fault: 'rate' | 'same' }
  | { readonly place: number; readonly fault: 'lax'; readonly threshold: Threshold };

/** Returns the index of the first tier that may not follow the previous one, with the reason, or `null` if all tiers are in order. */
export const tierFault = (tiers: readonly ContractTier[]): TierFault | null => {
  for (const [place, tier] of tiers.entries()) {
    const before = tiers[place - 1];
    if (before === undefined) continue;
    if (tier.rate <= before.rate) return { place, fault: 'rate' };
    const threshold = THRESHOLDS.find((name) => tier[name] < before[name]);
    if (threshold !== undefined) return { place, fault: 'lax', threshold };
    if (THRESHOLDS.every((name) => tier[name] === before[name])) return { place, fault: 'same' };
  }
  return null;
};
