import { GAME_PAGE_SIZE } from '#schemas/calls/query-constants.ts';
import { ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { TileGrid } from '#src/ui/tile-grid.tsx';
import { useGameTexts } from './texts.ts';

const NOTHING: readonly never[] = [];

/** Tiles that are on their way, as entries of a list. */
export const waitingTiles = Array.from({ length: GAME_PAGE_SIZE }, (_, at) => (
  <li key={`waiting-${at}`} aria-hidden="true">
    <ArtTileSkeleton />
  </li>
));

/** The room of a list whose vendor is not known yet. */
export function GridSkeleton() {
  const t = useGameTexts();
  return <TileGrid label={t('games.loading')} items={NOTHING} keyOf={() => ''} renderTile={() => null} after={waitingTiles} />;
}
