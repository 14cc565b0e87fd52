import {
  PROMOTION_CATEGORIES,
  type PromotionCategory,
  type PromotionStatus,
  type PromotionSummary,
} from '#schemas/promotions.ts';

export const STANDINGS = ['open', 'mine', 'over'] as const;
export type StandingFilter = (typeof STANDINGS)[number];

const IN_STANDING: Readonly<Record<StandingFilter, readonly PromotionStatus[]>> = {
  open: ['JOIN', 'CLAIM'],
  mine: ['JOINED', 'APPLYING', 'IN_PROCESS', 'REJECTED', 'CLAIM'],
  over: ['ISSUED', 'CLAIMED', 'CLOSED'],
};

/** The filters in the URL; `null` means that all promotions are listed. */
export interface PromotionFilter {
  readonly category: PromotionCategory | null;
  readonly standing: StandingFilter | null;
}

export const filterOf = (query: URLSearchParams): PromotionFilter => ({
  category: PROMOTION_CATEGORIES.find((one) => one === query.get('category')) ?? null,
  standing: STANDINGS.find((one) => one === query.get('status')) ?? null,
});

export const filtered = (
  list: readonly PromotionSummary[],
  { category, standing }: PromotionFilter,
): readonly PromotionSummary[] =>
  list.filter(
    (one) =>
      (category === null || one.category === category) &&
      (standing === null || IN_STANDING[standing].includes(one.status)),
  );
