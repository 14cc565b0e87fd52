import { useMemo, type ReactNode } from 'react';
import type { Game } from '#schemas/game.ts';
import { meantName } from '#src/search/meant-name.ts';
import { useNameIndex } from '#src/search/use-game-index.ts';
import { GameGrid } from './game-grid.tsx';
import { GameGridSkeleton } from './game-grid-skeleton.tsx';
import { useGameTexts } from './texts.ts';
import { useGameList, type GameQuery } from './use-game-list.ts';

export interface MeantGamesProps {
  /** A query by name that had no results. */
  readonly query: GameQuery & { readonly gameName: string };
  readonly isHere: (game: Pick<Game, 'vassalage' | 'gameType'>) => boolean;
  readonly empty: ReactNode;
}

/** Games that the player may have meant, in case the name was in the player's language or had a typo. Shown if the platform finds none. */
export function MeantGames({ query, isHere, empty }: MeantGamesProps) {
  const { data, isPending } = useNameIndex();
  const { gameName, vassalage, gameClassify } = query;
  const name = useMemo(() => {
    const found = data?.index
      .search(gameName)
      .find(
        ({ game }) =>
          isHere(game) &&
          (vassalage === undefined || game.vassalage === vassalage) &&
          (gameClassify === undefined || game.gameClassify === gameClassify),
      );
    return found === undefined ? null : meantName(gameName, found);
  }, [data, gameName, vassalage, gameClassify, isHere]);
  if (isPending) return <GameGridSkeleton />;
  return name === null ? empty : <NamedGames query={query} name={name} empty={empty} />;
}

const nowhere = (): boolean => false;

function NamedGames({ query, name, empty }: Omit<MeantGamesProps, 'isHere'> & { name: string }) {
  const t = useGameTexts();
  const list = useGameList('all', { ...query, gameName: name }, nowhere);
  return (
    <div className="space-y-3">
      <output className="block text-sm text-ink-muted">
        {list.rows.length > 0 && t('games.meant', { typed: query.gameName, name })}
      </output>
      <GameGrid list={list} empty={empty} />
    </div>
  );
}
