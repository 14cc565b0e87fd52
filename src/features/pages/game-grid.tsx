import { useState } from 'react';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { GameListPart, type GameQuery } from './game-list-part.tsx';
import { useChooseGame } from './use-choose-game.ts';

/** A list of games that grows page by page. Give it a key of its query, so that another query starts at page 1. */
export function GameGrid({ query, withLists = true }: { query: GameQuery; withLists?: boolean }) {
  const [pages, setPages] = useState(1);
  const games = useChooseGame();
  const { base, failed } = useImageBase();
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(max(4.8rem,30%),1fr))] gap-2 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6">
      {Array.from({ length: pages }, (_, at) => (
        <GameListPart key={at} query={query} pageNo={at + 1} isLast={at === pages - 1} onMore={() => setPages(pages + 1)} withLists={withLists} games={games} imageBase={base} onImageGiveUp={failed} />
      ))}
    </div>
  );
}
