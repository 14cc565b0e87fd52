import { gameList } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, GAME_PAGE_SIZE, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import { gameTile } from '#src/platform/image-url.ts';
import { useCallQuery } from '#src/platform/use-call.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { ArtTile, ArtTileSkeleton } from '#src/ui/art-tile.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { HotMark } from '#src/ui/hot-mark.tsx';
import { QuietFailure } from '#src/ui/quiet-failure.tsx';
import { usePageTexts } from './texts.ts';
import { isListOfGames, type useChooseGame } from './use-choose-game.ts';

const WAITING = Array.from({ length: GAME_PAGE_SIZE }, (_, at) => at);

/** What the list is narrowed to; absent means not at all. */
export interface GameQuery {
  readonly gameType: string;
  readonly vassalage?: string;
  readonly gameClassify?: string;
}

/** One page of the list, drawn into the grid around it; the last one so far carries the button for the next. */
export function GameListPart({ query, pageNo, isLast, withLists, onMore, games, imageBase, onImageGiveUp }: {
  query: GameQuery;
  pageNo: number;
  isLast: boolean;
  onMore: () => void;
  /** Entries that stand for a list of games show too. */
  withLists: boolean;
  games: ReturnType<typeof useChooseGame>;
  imageBase: string | null;
  onImageGiveUp: () => void;
}) {
  const t = usePageTexts();
  const common = useCommonTexts();
  const { language } = useLanguage();
  const { data, isPending, isError, refetch } = useCallQuery(gameList, { clientType: CLIENT_TYPE, platform: LIST_PLATFORM, pageNo, pageSize: GAME_PAGE_SIZE, language, ...query }, { staleTime: 300_000 });
  if (isPending) return WAITING.map((at) => <ArtTileSkeleton key={at} />);
  if (isError) {
    return (
      <div className="col-span-full">
        <QuietFailure text={t('error')} retryLabel={common('retry')} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (pageNo === 1 && data.games.length === 0) {
    return <EmptyState icon="slots" title={t('games.empty.title')} text={t('games.empty.text')} className="col-span-full rounded-card border border-line bg-surface" />;
  }
  return (
    <>
      {data.games.filter((game) => withLists || !isListOfGames(game)).map((game) => (
        <ArtTile
          key={game.nodeId}
          src={imageBase === null ? null : gameTile(imageBase, game.vassalage, game.nodeId)}
          title={game.gameName}
          caption={game.vendor ?? game.accountTypeName ?? game.vassalage}
          mark={game.isHot === 1 ? <HotMark label={t('games.hot')} /> : undefined}
          busy={games.busy === game.nodeId}
          onPress={() => games.choose(game)}
          onGiveUp={onImageGiveUp}
        />
      ))}
      {isLast && pageNo < data.totalPages && (
        <div className="col-span-full flex justify-center pt-2">
          <Button variant="secondary" size="lg" onClick={onMore}>
            {t('games.more')}
          </Button>
        </div>
      )}
    </>
  );
}
