import { useState } from 'react';
import type { Game } from '#schemas/game.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { HotGames } from './hot-games.tsx';
import { RecentSearches } from './recent-searches.tsx';
import type { RowDisplayProps } from './result-row.tsx';
import { isSlashKeyEnabled, setSlashKeyEnabled } from './slash-key.ts';
import { useSearchTexts } from './texts.ts';

/** The recent searches and the hot games, shown until something is typed. */
export function SearchSuggestions({
  recents,
  onQuery,
  onRecents,
  onGame,
  imageBase,
  onImageGiveUp,
}: {
  recents: readonly string[];
  onQuery: (query: string) => void;
  onRecents: (recents: readonly string[]) => void;
  onGame: (game: Game) => void;
} & Pick<RowDisplayProps, 'imageBase' | 'onImageGiveUp'>) {
  const t = useSearchTexts();
  const [slash, setSlash] = useState(isSlashKeyEnabled);
  return (
    <div className="space-y-6 px-4 pb-6 sm:px-6">
      {recents.length > 0 && <RecentSearches recents={recents} onQuery={onQuery} onRecents={onRecents} />}
      <HotGames onGame={onGame} imageBase={imageBase} onImageGiveUp={onImageGiveUp} />
      <Checkbox
        className="hidden pointer-fine:block"
        label={t('keys.slash')}
        checked={slash}
        onChecked={(opens) => {
          setSlashKeyEnabled(opens);
          setSlash(opens);
        }}
      />
    </div>
  );
}
