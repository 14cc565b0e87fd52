import type { Ref } from 'react';
import { GAME_PAGE_SIZE } from '#schemas/calls/query-constants.ts';
import { Loading } from '#src/parts/loading.tsx';
import { ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { SKELETON_PULSE } from '#src/ui/skeleton.tsx';

/** How many pages are loaded by scrolling. After that, only a button loads more, so that the footer can be reached. */
export const PAGES_BY_SCROLLING = 3;
/** The number of skeleton pages while the length of a list is unknown: as many as scrolling can load, so that content below does not shift. */
export const UNKNOWN_PAGES = 1 + PAGES_BY_SCROLLING;

const PAGE = Array.from({ length: GAME_PAGE_SIZE }, (_, at) => at);

/** Reserves the space of `pages` pages that follow `loaded` pages. Only the first consists of tiles; every other page is one empty element. */
export function TileSkeletons({
  pages,
  loaded = 0,
  ref,
}: {
  pages: number;
  loaded?: number;
  ref?: Ref<HTMLDivElement>;
}) {
  return Array.from({ length: pages }, (_, at) =>
    at === 0 ? (
      <div key={loaded + at} ref={ref} aria-hidden="true" className={`tile-grid ${SKELETON_PULSE}`}>
        {PAGE.map((tile) => (
          <ArtTileSkeleton key={tile} />
        ))}
      </div>
    ) : (
      <div key={loaded + at} aria-hidden="true" className="tile-page" />
    ),
  );
}

export function GridSkeleton({ pages }: { readonly pages: number }) {
  return (
    <span className="tile-pages block">
      <TileSkeletons pages={pages} />
    </span>
  );
}

/** The skeleton of a list whose vendor has not loaded yet. */
export function GameGridSkeleton() {
  return (
    <Loading>
      <GridSkeleton pages={UNKNOWN_PAGES} />
    </Loading>
  );
}
