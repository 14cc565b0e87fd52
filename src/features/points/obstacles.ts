import type { PointGood } from '#schemas/points.ts';

/** Reasons why a member cannot redeem a good. */
export type Obstacle =
  | { readonly kind: 'closed' | 'soldOut' }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'deposits'; readonly amount: number; readonly deposited: number };

/** What a member has, as far as it is known. */
export interface Means {
  readonly points: number;
  readonly deposited: number;
}

/** Why a member cannot redeem even one piece; empty where nothing is in the way. */
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

/** The most pieces that stock and points allow. */
export const mostPieces = (
  { availableQuantity, points }: Pick<PointGood, 'availableQuantity' | 'points'>,
  held: number,
): number => Math.min(availableQuantity, Math.floor(held / points));
