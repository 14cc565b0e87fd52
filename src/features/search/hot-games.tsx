import { hotGames } from '#schemas/calls/games.ts';
import { IS_PLATFORM, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { Game } from '#schemas/game.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { usePlayHint } from '#src/parts/use-play-hint.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { ArtTile, ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { SKELETON_PULSE } from '#src/ui/skeleton.tsx';
import type { RowDisplayProps } from './result-row.tsx';
import { useSearchTexts } from './texts.ts';

const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(4.8rem,30%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(max(5rem,(100%-3.75rem)/6),1fr))] sm:gap-3';
const MAX_HOT = 12;
const SKELETON_KEYS = Array.from({ length: MAX_HOT }, (_, at) => at);

/** The hot games of all categories; renders nothing if there are none. */
export function HotGames({
  onGame,
  imageBase,
  onImageGiveUp,
}: { onGame: (game: Game) => void } & Pick<RowDisplayProps, 'imageBase' | 'onImageGiveUp'>) {
  const t = useSearchTexts();
  const { language } = useLanguage();
  const { merchant } = useBrand();
  const hintOf = usePlayHint();
  const query = useCallQuery(
    hotGames,
    { merchantCode: merchant.code, isPlatform: IS_PLATFORM, platform: LIST_PLATFORM, language },
    { staleTime: 300_000 },
  );
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby="search-hot" className="space-y-3">
      <h3 id="search-hot" className="font-display text-base font-semibold text-ink">
        {t('hot.title')}
      </h3>
      <QueryView
        query={query}
        failed={t('hot.error')}
        skeleton={
          <span className={classNames(GRID, SKELETON_PULSE)}>
            {SKELETON_KEYS.map((at) => (
              <ArtTileSkeleton key={at} />
            ))}
          </span>
        }
      >
        {(games) => (
          <div className={GRID}>
            {games.slice(0, MAX_HOT).map((game) => (
              <ArtTile
                key={game.nodeId}
                src={imageBase === null ? null : gameArt(imageBase, game.vassalage, game.nodeId)}
                title={game.gameName}
                caption={game.vendor ?? game.accountTypeName ?? game.vassalage}
                hint={hintOf(game)}
                onPress={() => onGame(game)}
                onError={onImageGiveUp}
              />
            ))}
          </div>
        )}
      </QueryView>
    </section>
  );
}
