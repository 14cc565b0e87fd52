import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Game } from '#schemas/game.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ScrollStabilizer } from '#src/ui/scroll-stabilizer.tsx';
import { GameFilters } from './game-filters.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameGridSkeleton } from './game-grid-skeleton.tsx';
import { hasFilters, LIST_TYPES, filterQuery, type ListFilters, type ListType } from './list-filters.ts';
import { ListTypeLinks } from './list-type-links.tsx';
import { useGameTexts } from './texts.ts';
import { useGameList, useHotGames, type GameQuery } from './use-game-list.ts';

const MeantGames = lazyPart('meantGames', async () => (await import('./meant-games.tsx')).MeantGames);

interface GameListProps {
  id: string;
  filters: ListFilters;
  /** The filters of the list; `null` until the vendors have loaded. */
  query: GameQuery | null;
  withClassifies: boolean;
  isHere: (game: Pick<Game, 'vassalage' | 'gameType'>) => boolean;
}

/** Returns the available list types: hot games only if there are some, and favourites and recent games only for members. */
const useListTypes = (isHere: GameListProps['isHere'], forMembers: boolean): readonly ListType[] => {
  const { data, isPending } = useHotGames();
  const hasHot = isPending || data?.some(isHere) === true;
  return LIST_TYPES.filter((type) => (type === 'hot' ? hasHot : type === 'all' || forMembers));
};

/**
 * The filters of a games page and the filtered list. An unavailable list type shows all games. The prerendered page contains the list types of members,
 * which CSS hides from visitors.
 */
export function GameList(props: GameListProps) {
  const { phase } = useSession();
  return (
    <ClientOnly fallback={<NarrowedList {...props} forMembers />}>
      <NarrowedList {...props} forMembers={phase !== 'visitor'} />
    </ClientOnly>
  );
}

interface Found {
  /** The key of the list whose games were counted. */
  readonly key: string;
  readonly count: number;
  readonly hasMore: boolean;
}

const ANNOUNCE_DELAY_MS = 700;

/** Returns the text that announces the number of games found; it changes only after a pause in typing. */
const useFoundText = (found: Found | null): string => {
  const t = useGameTexts();
  const text =
    found === null
      ? ''
      : found.count === 0
        ? t('games.none.title')
        : found.hasMore
          ? t('games.foundMore', { number: found.count })
          : t('games.found', { count: found.count });
  return useDebounced(text, ANNOUNCE_DELAY_MS);
};

function NarrowedList({
  id,
  filters,
  query,
  withClassifies,
  isHere,
  forMembers,
}: GameListProps & { forMembers: boolean }) {
  const types = useListTypes(isHere, forMembers);
  const asked = filters.type;
  const type = types.includes(asked) || asked === 'hot' ? asked : 'all';
  const { classify, name, minBet } = filters;
  const narrowed = query && {
    ...query,
    ...(classify === null ? {} : { gameClassify: classify }),
    ...(name === '' ? {} : { gameName: name }),
    ...(minBet === null ? {} : { minBet }),
  };
  const listKey = JSON.stringify([type, narrowed]);
  const [found, setFound] = useState<Found | null>(null);
  const foundText = useFoundText(hasFilters(filters) && found?.key === listKey ? found : null);
  return (
    <div id={id} tabIndex={-1} className="space-y-4 outline-none">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,auto)_minmax(min(26.5rem,100%),1fr)] lg:items-start">
        <ListTypeLinks types={types} filters={{ ...filters, type }} />
        <GameFilters filters={filters} withClassifies={withClassifies} />
      </div>
      <output className="sr-only">{foundText}</output>
      {narrowed === null ? (
        <GameGridSkeleton />
      ) : (
        <ListedGames
          key={listKey}
          type={type}
          query={narrowed}
          isHere={isHere}
          empty={
            <NothingFound
              query={type === 'all' ? narrowed : null}
              isHere={isHere}
              empty={<NothingHere type={type} filters={filters} />}
            />
          }
          onFound={(count, hasMore) => setFound({ key: listKey, count, hasMore })}
        />
      )}
    </div>
  );
}

/** A list of games. A new response is rendered with low priority, so that it does not block typing. */
function ListedGames({
  type,
  query,
  isHere,
  empty,
  onFound,
}: {
  type: ListType;
  query: GameQuery;
  isHere: (game: Pick<Game, 'vassalage' | 'gameType'>) => boolean;
  empty: ReactNode;
  /** Called when the first page has loaded. */
  onFound: (count: number, hasMore: boolean) => void;
}) {
  const list = useGameList(type, query, isHere);
  const latest = useLatest({ list, onFound });
  const isFirst = list.data !== undefined && list.loaded === 1;
  useEffect(() => {
    if (isFirst) latest.current.onFound(latest.current.list.rows.length, latest.current.list.hasMore);
  }, [isFirst, latest]);
  const shown = useDeferredValue(list);
  return (
    <ScrollStabilizer>
      <GameGrid list={shown} empty={empty} />
    </ScrollStabilizer>
  );
}

/** Shown instead of an empty list: if a name was searched, games whose names are similar to it. */
function NothingFound({ query, isHere, empty }: Pick<GameListProps, 'query' | 'isHere'> & { empty: ReactNode }) {
  const gameName = query?.gameName;
  if (query === null || gameName === undefined) return empty;
  return (
    <Suspense fallback={<GameGridSkeleton />}>
      <MeantGames query={{ ...query, gameName }} isHere={isHere} empty={empty} />
    </Suspense>
  );
}

function NothingHere({ type, filters }: { type: ListType; filters: ListFilters }) {
  const t = useGameTexts();
  const [, setQuery] = useSearchParams();
  const className = 'card';
  if (type === 'fav')
    return <EmptyState icon="heart" title={t('fav.empty.title')} text={t('fav.empty.text')} className={className} />;
  if (type === 'recent')
    return (
      <EmptyState icon="clock" title={t('recent.empty.title')} text={t('recent.empty.text')} className={className} />
    );
  if (!hasFilters(filters))
    return (
      <EmptyState icon="slots" title={t('games.empty.title')} text={t('games.empty.text')} className={className} />
    );
  const clear = (
    <Button
      variant="secondary"
      onClick={() => setQuery(filterQuery(filters, { classify: null, name: '', minBet: null }), { replace: true })}
    >
      {t('filters.clear')}
    </Button>
  );
  return (
    <EmptyState
      icon="search"
      title={t('games.none.title')}
      text={t('games.none.text')}
      action={clear}
      className={className}
    />
  );
}
