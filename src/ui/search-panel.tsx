import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AnchoredPanel } from './anchored-panel.tsx';
import { SearchList } from './search-list.tsx';
import type { SearchOption, SearchTexts } from './search-options.ts';
import type { OpenSearch } from './search-trigger.tsx';
import { Sheet } from './sheet.tsx';

const SEARCH_HEIGHT = 66;
const ROW_HEIGHT = 40;

/**
 * The open list of a SearchTrigger: a panel beside it, or a sheet on phones. It renders inside the surrounding dialog but outside the form, so that
 * its input neither belongs to the form nor submits it.
 */
export function SearchPanel({
  id,
  anchor,
  label,
  options,
  value,
  query,
  onQuery,
  isSearched = false,
  texts,
  onChoose,
  onClose,
}: OpenSearch & {
  label: string;
  options: readonly SearchOption[];
  value: string;
  /** Whether the options already match the query. */
  isSearched?: boolean;
  texts: SearchTexts;
  onChoose: (value: string) => void;
}) {
  const [isPhone] = useState(() => matchMedia('(max-width: 639px)').matches);
  const leave = (): void => {
    onClose();
    anchor.current?.focus();
  };
  const choose = (next: string): void => {
    onClose();
    onChoose(next);
    anchor.current?.focus();
  };
  const list = (
    <SearchList
      id={id}
      label={label}
      options={options}
      value={value}
      query={query}
      onQuery={onQuery}
      isSearched={isSearched}
      texts={texts}
      inSheet={isPhone}
      onChoose={choose}
      onLeave={leave}
    />
  );
  return createPortal(
    isPhone ? (
      <Sheet title={label} side="bottom" closeLabel={texts.close} onClose={onClose}>
        {list}
      </Sheet>
    ) : (
      <AnchoredPanel
        anchor={anchor}
        label={label}
        height={SEARCH_HEIGHT + ROW_HEIGHT * options.length}
        onClose={onClose}
        onDismiss={leave}
      >
        {list}
      </AnchoredPanel>
    ),
    anchor.current?.closest('dialog') ?? document.body,
  );
}
