import { POPULAR_COUNT } from '#schemas/calls/query-constants.ts';
import { classNames } from '#src/lib/class-names.ts';
import { usePlayHint } from '#src/parts/use-play-hint.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { ArtTile, ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { SKELETON_PULSE } from '#src/ui/skeleton.tsx';
import { HomeBlock } from './home-block.tsx';
import { HotBadge } from '#src/ui/hot-badge.tsx';
import { useHomeTexts } from './texts.ts';
import { usePopular } from './use-popular.ts';
import { useStartGame } from '#src/launch/use-start-game.ts';

const SKELETON_KEYS = Array.from({ length: POPULAR_COUNT }, (_, at) => at);

export function PopularGames() {
  const t = useHomeTexts();
  const common = useCommonTexts();
  const { data, isPending, isError, refetch } = usePopular();
  const { base, failed } = useImageBase();
  const { start, busy } = useStartGame();
  const hintOf = usePlayHint();
  const games = (data ?? []).slice(0, POPULAR_COUNT);
  const all = (
    <Link to="/rng" className={`${buttonStyles('quiet', 'sm')} -mx-3 whitespace-nowrap`}>
      {t('popular.all')}
    </Link>
  );
  return (
    <HomeBlock title={t('popular.title')} action={all}>
      {isError && <LoadError text={common('failed')} retryLabel={common('retry')} onRetry={() => void refetch()} />}
      {!isPending && !isError && games.length === 0 && <EmptyState icon="slots" title={t('popular.empty')} />}
      <div className={classNames('tile-grid beside', isPending && SKELETON_PULSE)}>
        {isPending && SKELETON_KEYS.map((at) => <ArtTileSkeleton key={at} />)}
        {games.map((game) => (
          <ArtTile
            key={game.nodeId}
            src={base === null ? null : gameArt(base, game.vassalage, game.nodeId)}
            title={game.gameName}
            caption={game.vendor ?? game.accountTypeName ?? game.vassalage}
            hint={hintOf(game)}
            badge={game.isHot === 1 ? <HotBadge label={t('popular.hot')} /> : undefined}
            busy={busy === game.nodeId}
            onPress={() => start(game)}
            onError={failed}
          />
        ))}
      </div>
    </HomeBlock>
  );
}
