import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Category } from '#schemas/brand-names.ts';
import type { VendorCard } from '#schemas/game.ts';
import { isComposing } from '#src/lib/is-composing.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useChooseGame } from '#src/launch/use-choose-game.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { CategoryButtons } from './category-buttons.tsx';
import { HotGames } from './hot-games.tsx';
import type { SearchNames } from '#src/search/game-index.ts';
import { NoResults } from './no-results.tsx';
import type { SearchSection } from '#src/search/section-index.ts';
import { ResultList } from './result-list.tsx';
import { ResultRowSkeleton } from './result-row.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchRow } from './search-rows.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import { useSearchTexts } from './texts.ts';
import { useActiveRow } from './use-active-row.ts';
import { useSearch } from './use-search.ts';
import { useRecentSearches } from './use-recent-searches.ts';

const PAGE = 30;
const ANNOUNCE_DELAY_MS = 700;
const SKELETON_KEYS = Array.from({ length: 8 }, (_, at) => at);

/** A modal that searches games, vendors and categories. `sections` are the categories of the site; `onSection` opens a category or one of its vendors. */
export function SearchModal({
  onClose,
  query: initialQuery = '',
  names,
  sections,
  onSection,
}: {
  onClose: () => void;
  query?: string;
  names: SearchNames;
  sections: readonly SearchSection[];
  onSection: (category: Category, vendor?: VendorCard) => void;
}) {
  const t = useSearchTexts();
  const common = useCommonTexts();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initialQuery);
  const [most, setMost] = useState(PAGE);
  const { searches, change, remember } = useRecentSearches();
  const { base, failed } = useImageBase();
  const { choose } = useChooseGame();
  const found = useSearch(typed, names, sections, most);
  const isStart = typed.trim() === '';
  const groups = isStart ? [] : found.groups;
  const rows = groups.flatMap((group) => group.rows);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const { active, setActive, step } = useActiveRow(rows.length);
  const games = groups.find(({ id }) => id === 'games');
  const isNone = !isStart && found.query.trim() !== '' && found.phase === 'shown' && total === 0;
  const announcement = useDebounced(
    isStart
      ? ''
      : isNone
        ? t('none.title', { query: found.query.trim() })
        : found.phase === 'shown'
          ? t('found', { count: total })
          : '',
    ANNOUNCE_DELAY_MS,
  );

  const rowId = (row: number): string => `${listId}-${row}`;
  const type = (query: string): void => {
    setTyped(query);
    setMost(PAGE);
    setActive(-1);
  };
  const run = (query: string): void => {
    type(query);
    input.current?.focus();
  };
  const leave = (act: () => void): void => {
    if (!isNone) remember(typed);
    onClose();
    act();
  };
  const chooseRow = (row: SearchRow): void =>
    leave(() => {
      if (row.kind === 'game') choose(row.game);
      else if (row.kind === 'vendor') onSection(row.section.category, row.vendor);
      else onSection(row.section.category);
    });

  const press = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = rows[active];
    if (event.key === 'Enter' && row !== undefined) chooseRow(row);
    else if (event.key === 'Enter') {
      remember(typed);
      // On a touch screen, hide the on-screen keyboard to show the results.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
      else step('ArrowDown');
    } else if (!step(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Modal title={t('title')} closeLabel={common('close')} onClose={onClose} size="tall" bodyClassName="">
      <div className="sticky top-0 z-10 bg-surface px-4 py-3 sm:px-6">
        <SearchBox
          input={input}
          listId={listId}
          isOpen={rows.length > 0}
          activeId={rows[active] === undefined ? undefined : rowId(active)}
          value={typed}
          onValue={type}
          onKeyDown={press}
        />
      </div>
      <div onTouchMove={() => input.current?.blur()}>
        {isStart && (
          <SearchSuggestions
            recents={searches}
            onQuery={run}
            onRecents={change}
            onGame={(game) => leave(() => choose(game))}
            imageBase={base}
            onImageGiveUp={failed}
          />
        )}
        {rows.length > 0 && (
          <ResultList
            id={listId}
            groups={groups}
            active={active}
            rowId={rowId}
            onPoint={setActive}
            onChoose={chooseRow}
            names={names.category}
            count={found.count}
            imageBase={base}
            onImageGiveUp={failed}
          />
        )}
        {!isStart && found.phase === 'loading' && (
          <div className="px-1 sm:px-3">
            {SKELETON_KEYS.map((at) => (
              <ResultRowSkeleton key={at} />
            ))}
          </div>
        )}
        {!isStart && found.phase === 'failed' && (
          <div className="px-4 py-3 sm:px-6">
            <LoadError text={t('error')} retryLabel={common('retry')} onRetry={found.retry} />
          </div>
        )}
        {games !== undefined && games.total > games.rows.length && (
          <div className="flex justify-center p-3">
            <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
              {t('more')}
            </Button>
          </div>
        )}
        {isNone && (
          <NoResults query={found.query} closest={found.closest} onQuery={run}>
            <CategoryButtons
              sections={sections}
              names={names.category}
              onCategory={(category) => leave(() => onSection(category))}
            />
            <HotGames onGame={(game) => leave(() => choose(game))} imageBase={base} onImageGiveUp={failed} />
          </NoResults>
        )}
      </div>
      <output className="sr-only">{announcement}</output>
    </Modal>
  );
}
