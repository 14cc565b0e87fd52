import type { Ref } from 'react';
import { GAME_PAGE_SIZE } from '#schemas/calls/query-constants.ts';
import { ArtTileRoom, ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { TILE_GRID } from '#src/ui/tile-grid.tsx';
import { useGameTexts } from './texts.ts';

/** Room for so many pages before anybody knows how many there are. */
export const UNKNOWN_PAGES = 2;

const tilesOf = (pages: number): readonly number[] => Array.from({ length: pages * GAME_PAGE_SIZE }, (_, at) => at);

/** The room of pages of tiles that are on their way or will be: what stands below stays where it is when they come. */
export function WaitingTiles({ pages, ref }: { pages: number; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} aria-hidden="true" className={TILE_GRID}>
      {tilesOf(pages).map((at) => (at < GAME_PAGE_SIZE ? <ArtTileSkeleton key={at} /> : <ArtTileRoom key={at} />))}
    </div>
  );
}

/** The room of a list whose vendor is not known yet. */
export function GridSkeleton() {
  const t = useGameTexts();
  return (
    <>
      <output className="sr-only">{t('games.loading')}</output>
      <WaitingTiles pages={UNKNOWN_PAGES} />
    </>
  );
}
