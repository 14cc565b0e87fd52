import type { Ref } from 'react';
import { GAME_PAGE_SIZE } from '#schemas/calls/query-constants.ts';
import { ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { WAITING_PULSE } from '#src/ui/skeleton.tsx';
import { TILE_GRID } from '#src/ui/tile-grid.tsx';
import { useGameTexts } from './texts.ts';

/** Between pages of a list as between its rows. */
export const LIST_GAP = 'space-y-2 sm:space-y-4';
/** So many pages come by scrolling before a press is asked for again: what stands below the list stays within reach. */
export const PAGES_BY_SCROLLING = 3;
/** Room for so many pages before anybody knows how many there are: all that scrolling brings, since a list that gets longer pushes away what is looked at. */
export const UNKNOWN_PAGES = 1 + PAGES_BY_SCROLLING;

const PAGE = Array.from({ length: GAME_PAGE_SIZE }, (_, at) => at);

/** The room of `pages` pages of tiles that are on their way, or will be (one bare element a page), after `loaded` ones: what stands below stays where it is when they come. Each is an element of its own, which none before it moves. */
export function WaitingTiles({
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
      <div key={loaded + at} ref={ref} aria-hidden="true" className={`${TILE_GRID} ${WAITING_PULSE}`}>
        {PAGE.map((tile) => (
          <ArtTileSkeleton key={tile} />
        ))}
      </div>
    ) : (
      <div key={loaded + at} aria-hidden="true" className="tile-page" />
    ),
  );
}

/** The room of a list whose vendor is not known yet. */
export function GridSkeleton() {
  const t = useGameTexts();
  return (
    <div className={LIST_GAP}>
      <output className="sr-only">{t('games.loading')}</output>
      <WaitingTiles pages={UNKNOWN_PAGES} />
    </div>
  );
}
