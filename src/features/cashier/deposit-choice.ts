import type { DepositMethod, DepositPromotion } from '#schemas/cashier.ts';

/** The ids of the method and the promotion that the member chose; empty if none is chosen. */
export interface DepositChoice {
  readonly methodId: string;
  readonly promotionId: string;
}

export const admits = ({ min, max }: Pick<DepositMethod, 'min' | 'max'>, amount: number | null): boolean =>
  amount === null || (amount >= min && amount <= max);

/** Returns the chosen method, or else the first one that accepts the amount, or else the first of all. `null` if there are no methods. */
export const methodFor = (
  list: readonly DepositMethod[],
  { methodId }: DepositChoice,
  amount: number | null,
): DepositMethod | null =>
  list.find((one) => one.methodId === methodId) ?? list.find((one) => admits(one, amount)) ?? list[0] ?? null;

export const promotionFor = (
  method: DepositMethod | null,
  { promotionId }: Pick<DepositChoice, 'promotionId'>,
): DepositPromotion | null => method?.promotions.find((one) => one.promotionId === promotionId) ?? null;

/** Returns the limits of the amount: those of the chosen method, or of all methods if none is chosen. A promotion can raise the minimum. */
export const amountLimits = (
  list: readonly DepositMethod[],
  choice: DepositChoice,
): { readonly min: number; readonly max: number; readonly quick: readonly number[] } => {
  const chosen = list.filter(({ methodId }) => methodId === choice.methodId);
  const open = chosen.length > 0 ? chosen : list;
  const least = promotionFor(methodFor(list, choice, null), choice)?.minDeposit ?? 0;
  return {
    min: Math.max(least, Math.min(...open.map(({ min }) => min))),
    max: Math.max(...open.map(({ max }) => max)),
    quick: [...new Set(list.flatMap(({ quickAmounts }) => quickAmounts))].toSorted((a, b) => a - b),
  };
};

/** Parses the value of the amount field; returns `null` if it is not a valid amount. */
export const amountOf = (value: unknown): number | null =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/u.test(value) && Number(value) > 0 ? Number(value) : null;
