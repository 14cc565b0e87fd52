import { isShownAt, nextChange } from '#schemas/banner-dates.ts';
import { weightOf } from '#schemas/banner-weight.ts';
import type { Banner } from '#schemas/brand.ts';

/** The banners that the site receives. */
export interface ClientBanners {
  /** The banners to show at the time at which the document is rendered, in their order within each group. */
  readonly banners: Banner[];
  /** All banners that have not expired, in the same order; present only if one of them appears or disappears later. */
  readonly schedule?: readonly Banner[];
}

/** Steps by the golden ratio spread the turns of each banner evenly over any span of time. */
const STRIDE = (Math.sqrt(5) - 1) / 2;

/** Returns the banner that comes first in its group in a turn. Each banner comes first in a share of the turns that corresponds to its weight. */
const firstIn = (group: readonly Banner[], turn: number): Banner | undefined => {
  let rest = ((turn * STRIDE) % 1) * group.reduce((sum, banner) => sum + weightOf(banner), 0);
  return group.find((banner) => {
    rest -= weightOf(banner);
    return rest < 0;
  });
};

/** Returns the banners that come first in a turn, one for each group that has weights. */
const firstBanners = (banners: readonly Banner[], turn: number): ReadonlySet<Banner> => {
  const weighted = new Set(banners.flatMap(({ groupName, weight }) => (weight === undefined ? [] : groupName)));
  return new Set(
    [...weighted].flatMap(
      (name) =>
        firstIn(
          banners.filter(({ groupName }) => groupName === name),
          turn,
        ) ?? [],
    ),
  );
};

/**
 * Returns the banners that are shown at a time; within a group, the one with the largest weight comes first. With a
 * `turn`, a number that counts up over time, the first place in each group with weights rotates.
 */
export const clientBanners = (all: readonly Banner[], now: number, turn: number | null = null): ClientBanners => {
  const byWeight = all
    .filter(({ until }) => until === undefined || isShownAt({ until }, now))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const shown = byWeight.filter((banner) => isShownAt(banner, now));
  const first = turn === null ? new Set<Banner>() : firstBanners(shown, turn);
  const inOrder = (banners: readonly Banner[]): Banner[] =>
    banners.toSorted((one, other) => Number(first.has(other)) - Number(first.has(one)));
  return {
    banners: inOrder(shown),
    ...(nextChange(byWeight, now) !== null && { schedule: inOrder(byWeight) }),
  };
};
