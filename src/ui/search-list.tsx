import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { isComposing } from '#src/lib/is-composing.ts';
import { fieldBox, fieldEdge, fieldInput } from './field-styles.ts';
import { Icon } from './icon.tsx';
import { filterOptions, groupOptions, type SearchOption, type SearchTexts } from './search-options.ts';
import { SearchRow } from './search-row.tsx';

const PAGE = 8;
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** Moves the index: single steps wrap around, longer steps stop at the ends. */
const moveIndex = (at: number, step: number, count: number): number =>
  Math.abs(step) === 1 ? (at + step + count) % count : Math.max(0, Math.min(count - 1, at + step));

/** A combobox over a listbox: focus stays in the input, which references the active option. */
export function SearchList({
  id,
  label,
  options,
  value,
  query,
  onQuery,
  isSearched = false,
  texts,
  inSheet,
  onChoose,
  onLeave,
}: {
  id: string;
  label: string;
  options: readonly SearchOption[];
  value: string;
  query: string;
  onQuery: (query: string) => void;
  /** Whether the options already match the query. */
  isSearched?: boolean;
  texts: SearchTexts;
  inSheet: boolean;
  onChoose: (value: string) => void;
  onLeave: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(0);
  const found = isSearched ? options : filterOptions(options, query, value);
  const rowId = (index: number): string => `${id}-${index}`;

  // On touch screens, focusing the input would open the keyboard over the list.
  useEffect(() => {
    if (!inSheet || !matchMedia('(pointer: coarse)').matches) input.current?.focus({ preventScroll: true });
  }, [inSheet]);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, at, query]);

  const press = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const step = STEPS[event.key];
    if (event.key === 'Tab') {
      if (!inSheet) onLeave();
      return;
    }
    if (event.key === 'Enter') {
      const row = found[at];
      if (row !== undefined) onChoose(row.value);
    } else if (step === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    else if (found.length > 0) setAt(moveIndex(at, step, found.length));
    event.preventDefault();
    event.stopPropagation();
  };
  const row = (option: SearchOption): ReactNode => {
    const index = found.indexOf(option);
    return (
      <SearchRow
        key={option.value}
        id={rowId(index)}
        option={option}
        active={index === at}
        selected={option.value === value}
        className={inSheet ? 'scroll-mt-28' : 'scroll-mt-8'}
        onPoint={() => setAt(index)}
        onChoose={() => onChoose(option.value)}
      />
    );
  };
  return (
    <div className={inSheet ? 'min-h-[60dvh]' : 'flex h-full flex-col'}>
      <div className={inSheet ? 'sticky -top-4 z-10 -mx-4 -mt-4 bg-surface p-4' : 'p-2'}>
        <div className={classNames(fieldBox, fieldEdge(false))}>
          <Icon name="search" className="ms-3 size-4 text-ink-muted" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={texts.search}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={found.length > 0 ? rowId(at) : undefined}
            placeholder={texts.search}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            value={query}
            onChange={(event) => {
              onQuery(event.target.value);
              setAt(0);
            }}
            onKeyDown={press}
            className={classNames(fieldInput, 'pe-3')}
          />
        </div>
      </div>
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can hold neither images nor filtered options
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        hidden={found.length === 0}
        className={classNames(
          'outline-none',
          inSheet ? '-mx-2' : 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2',
        )}
      >
        {groupOptions(found, query).map(({ heading, options: rows }) =>
          heading === undefined ? (
            rows.map(row)
          ) : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not valid in a listbox
            <div key={heading} role="group" aria-label={heading} className="not-first:mt-2">
              <div aria-hidden="true" className="px-3 py-2 text-xs font-semibold text-ink-muted">
                {heading}
              </div>
              {rows.map(row)}
            </div>
          ),
        )}
      </div>
      {texts.note !== undefined && found.length > 0 && (
        <p className={classNames('text-xs text-pretty text-ink-muted', inSheet ? 'pt-2' : 'px-3 pb-2')}>{texts.note}</p>
      )}
      <output className={found.length > 0 ? 'sr-only' : 'block px-3 py-6 text-center text-sm text-ink-muted'}>
        {found.length > 0 ? '' : texts.empty}
      </output>
    </div>
  );
}
