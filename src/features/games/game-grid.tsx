import type { GameId } from '#schemas/wire.ts';
import { memo, useRef, useState, type ReactNode } from 'react';
import type { Game } from '#schemas/game.ts';
import { useEndReached } from '#src/lib/use-end-reached.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useChooseGame } from '#src/launch/use-choose-game.ts';
import { usePlayHint } from '#src/parts/use-play-hint.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { TileGrid } from '#src/ui/tile-grid.tsx';
import { GameTile } from './game-tile.tsx';
import { GridSkeleton, PAGES_BY_SCROLLING, UNKNOWN_PAGES, TileSkeletons } from './game-grid-skeleton.tsx';
import { useGameTexts } from './texts.ts';
import { useFavourites } from './use-favourites.ts';
import type { GameList } from './use-game-list.ts';

const nodeIdOf = ({ nodeId }: Game): GameId => nodeId;

/** A list of games. More pages load by scrolling or by a button, in a modal only by the button. Needs a `key` that identifies the list. */
export const GameGrid = memo(function GameGrid({
  list,
  empty,
  inModal = false,
}: {
  list: GameList;
  empty: ReactNode;
  inModal?: boolean;
}) {
  const t = useGameTexts();
  const common = useCommonTexts();
  const hintOf = usePlayHint();
  const { choose, busy } = useChooseGame();
  const favourites = useFavourites();
  const { base, failed } = useImageBase();
  const end = useRef<HTMLDivElement>(null);
  // The number of pages up to which scrolling loads more; beyond it, only the button does.
  const [limit, setLimit] = useState(1 + PAGES_BY_SCROLLING);
  const { rows, hasMore, next } = list;
  const wanted = inModal ? (next === 'loading' ? 1 : 0) : Math.max(limit - list.loaded, 0);
  const skeletonPages = next === 'failed' ? 0 : Math.min(list.left, wanted);
  useEndReached(end, !inModal && hasMore && next === 'idle' && wanted > 0, list.loadMore);
  const actions = useLatest({ choose, toggle: favourites.toggle });
  const loadNext = (): void => {
    setLimit(list.loaded + 1 + PAGES_BY_SCROLLING);
    list.loadMore();
  };
  return (
    <QueryView query={list} skeleton={<GridSkeleton pages={inModal ? 1 : UNKNOWN_PAGES} />} empty={empty}>
      {() => (
        <div className="space-y-4">
          <div className="tile-pages">
            <TileGrid
              label={t('games.list')}
              items={rows}
              renderAll={inModal}
              getKey={nodeIdOf}
              renderTile={(game) => (
                <GameTile
                  t={t}
                  hintOf={hintOf}
                  game={game}
                  imageBase={base}
                  busy={busy === game.nodeId}
                  isFavourite={favourites.has(game)}
                  isChanging={favourites.busy === game.nodeId}
                  actions={actions}
                  onImageGiveUp={failed}
                />
              )}
            />
            {skeletonPages > 0 && <TileSkeletons ref={end} pages={skeletonPages} loaded={list.loaded} />}
          </div>
          {next === 'failed' && (
            <LoadError text={common('failed')} retryLabel={common('retry')} onRetry={list.loadMore} />
          )}
          <div className="flex min-h-11 justify-center">
            {hasMore && next !== 'failed' && (
              <Button variant="secondary" size="lg" busy={next === 'loading'} onClick={loadNext}>
                {t('games.more')}
              </Button>
            )}
          </div>
          <output className="sr-only">{next === 'loading' ? t('games.loading') : ''}</output>
        </div>
      )}
    </QueryView>
  );
});
