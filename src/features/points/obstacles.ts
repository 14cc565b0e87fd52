import type { PointGood } from '#schemas/points.ts';

/** A reason why a member cannot redeem an item. */
export type Obstacle =
  | { readonly kind: 'closed' | 'soldOut' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'deposits'; readonly amount: number; readonly deposited: number };

/** The member's points and deposits. */
export interface Means {
  readonly points: number;
  readonly deposited: number;
}

/** Returns the reasons why a member cannot redeem even one piece of an item; empty if there are none. */
export const obstaclesTo = (
  { status, points, amount }: Pick<PointGood, 'status' | 'points' | 'amount'>,
  means: Means,
): readonly Obstacle[] => {
  if (status !== 'OPEN') return [{ kind: status === 'CLOSED' ? 'closed' : 'soldOut' }];
  return [
    ...(means.points < points ? [{ kind: 'points', points: points - means.points } as const] : []),
    ...(means.deposited < amount ? [{ kind: 'deposits', amount, deposited: means.deposited } as const] : []),
  ];
};

/** Returns the maximum quantity that the stock and the member's points allow. */
export const mostPieces = (
  { availableQuantity, points }: Pick<PointGood, 'availableQuantity' | 'points'>,
  held: number,
): number => Math.min(availableQuantity, Math.floor(held / points));
