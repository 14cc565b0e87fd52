import { PERIODS, THRESHOLDS, THRESHOLDS_OF, type ContractKind } from '#schemas/contract-names.ts';
import type { ContractTerms, ContractTier, OfferLimits } from '#schemas/contract.ts';
import { tierFault, type TierFault } from '#schemas/contract-tiers.ts';
import { tierField } from '#schemas/forms/contract-forms.ts';
import type { FormValues } from '#src/forms/form-values.ts';

type Limits = Pick<OfferLimits, 'periods' | 'thresholds'>;

/** Converts terms to form values. */
export const valuesOf = ({ period, tiers }: ContractTerms, { thresholds }: Limits): FormValues =>
  Object.fromEntries([
    ...(period === null ? [] : [['period', period] as const]),
    ...tiers.flatMap((tier, place) => [
      [tierField('rate', place), String(tier.rate)] as const,
      ...thresholds
        .filter((name) => tier[name] > 0)
        .map((name) => [tierField(name, place), String(tier[name])] as const),
    ]),
  ]);

const numberIn = (values: FormValues, name: string): number => {
  const value = values[name];
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isFinite(number) ? number : 0;
};

/** Converts form values to terms. */
export const termsOf = (values: FormValues, tiers: number, { periods, thresholds }: Limits): ContractTerms => ({
  period: periods.length === 0 ? null : (PERIODS.find((period) => period === values['period']) ?? null),
  tiers: Array.from({ length: tiers }, (_, place): ContractTier => {
    const of = (name: (typeof THRESHOLDS)[number]): number =>
      thresholds.includes(name) ? numberIn(values, tierField(name, place)) : 0;
    return {
      rate: numberIn(values, tierField('rate', place)),
      activeMembers: of('activeMembers'),
      periodValidBet: of('periodValidBet'),
      periodProfitLoss: of('periodProfitLoss'),
      betPerDay: of('betPerDay'),
      betPerHour: of('betPerHour'),
    };
  }),
});

/** Returns the field and the message key of the first tier that is not above the previous one, or `null` if the tiers are in order. */
export const tierProblem = (
  tiers: readonly ContractTier[],
  kind: ContractKind,
): { readonly field: string; readonly problem: TierFault['fault'] } | null => {
  const found = tierFault(tiers);
  if (found === null) return null;
  const { place, fault } = found;
  const [first] = THRESHOLDS_OF[kind];
  const wrong = { rate: 'rate', same: first ?? 'rate', lax: found.fault === 'lax' ? found.threshold : 'rate' } as const;
  return { field: tierField(wrong[fault], place), problem: fault };
};

/** Whether terms are complete and their tiers in order, so that the platform can calculate with them. */
export const isComplete = ({ period, tiers }: ContractTerms, kind: ContractKind, maxRate: number): boolean =>
  (kind !== 'dividend' || period !== null) &&
  tiers.every(({ rate }) => rate > 0 && rate <= maxRate) &&
  tierProblem(tiers, kind) === null;

const TIER_FIELD = /^tiers\.(\d)\.(\w+)$/u;

/** Maps the platform's name of a field to the form's name. */
export const fieldOf = (name: string, tiers: number): string => {
  const found = TIER_FIELD.exec(name);
  const threshold = ['rate' as const, ...THRESHOLDS].find((each) => each === found?.[2]);
  if (threshold !== undefined) return tierField(threshold, Number(found?.[1] ?? 0));
  if (name === 'rate' || name === 'tiers') return tierField('rate', tiers - 1);
  return name === 'downlineId' ? 'downline' : name;
};
