import { hotGames } from '#schemas/calls/games.ts';
import { IS_PLATFORM, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { Game } from '#schemas/game.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { ArtTile, ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { SKELETON_PULSE } from '#src/ui/skeleton.tsx';
import type { RowDisplayProps } from './result-row.tsx';
import { useSearchTexts } from './texts.ts';

const MAX_HOT = 12;
const SKELETON_KEYS = Array.from({ length: MAX_HOT }, (_, at) => at);

/** The hot games of every category; nothing if there are none. */
export function HotGames({
  onGame,
  imageBase,
  onImageGiveUp,
}: { onGame: (game: Game) => void } & Pick<RowDisplayProps, 'imageBase' | 'onImageGiveUp'>) {
  const t = useSearchTexts();
  const common = useCommonTexts();
  const { language } = useLanguage();
  const { merchant } = useBrand();
  const { data, isPending, isError, refetch } = useCallQuery(
    hotGames,
    { merchantCode: merchant.code, isPlatform: IS_PLATFORM, platform: LIST_PLATFORM, language },
    { staleTime: 300_000 },
  );
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="search-hot" className="space-y-3">
      <h3 id="search-hot" className="font-display text-base font-semibold text-ink">
        {t('hot.title')}
      </h3>
      {isError && <LoadError text={t('hot.error')} retryLabel={common('retry')} onRetry={() => void refetch()} />}
      {!isError && (
        <div
          className={classNames(
            'grid grid-cols-[repeat(auto-fill,minmax(max(4.8rem,30%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(max(5rem,(100%-3.75rem)/6),1fr))] sm:gap-3',
            isPending && SKELETON_PULSE,
          )}
        >
          {isPending && SKELETON_KEYS.map((at) => <ArtTileSkeleton key={at} />)}
          {data?.slice(0, MAX_HOT).map((game) => (
            <ArtTile
              key={game.nodeId}
              src={imageBase === null ? null : gameArt(imageBase, game.vassalage, game.nodeId)}
              title={game.gameName}
              caption={game.vendor ?? game.accountTypeName ?? game.vassalage}
              onPress={() => onGame(game)}
              onError={onImageGiveUp}
            />
          ))}
        </div>
      )}
    </section>
  );
}
