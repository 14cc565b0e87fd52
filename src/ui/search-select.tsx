import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { focusRing } from './focus-ring.ts';
import type { SearchOption, SearchTexts } from './search-options.ts';
import type { SearchPanelProps } from './search-panel.tsx';

/**
 * A button that opens a searchable list below it, or as a sheet on phones. The list loads on first use. Arrow keys open it; a letter opens it with
 * that letter as the query.
 */
export function SearchSelect({
  label,
  trigger,
  options,
  value,
  onValue,
  onQuery,
  texts,
  disabled = false,
  onFailure,
  className,
}: {
  label: string;
  trigger: ReactNode;
  options: readonly SearchOption[];
  value: string;
  onValue: (value: string) => void;
  /** Called with each query (empty when the list opens); `options` must then be those that match. Without this, the options are filtered here. */
  onQuery?: (query: string) => void;
  texts: SearchTexts;
  disabled?: boolean;
  /** Called if the list could not be loaded. */
  onFailure?: () => void;
  className?: string;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>(null);
  const chosen = options.find((option) => option.value === value);

  const search = (next: string): void => {
    setQuery(next);
    onQuery?.(next);
  };
  const open = (start: string): void => {
    // Safari does not focus a clicked button, so focus could not return to it.
    button.current?.focus();
    search((query ?? '') + start);
    if (Panel !== null) return;
    loadChunk('search-panel', () => import('./search-panel.tsx')).then(
      (module) => setPanel(() => module.SearchPanel),
      () => {
        setQuery(null);
        onFailure?.();
      },
    );
  };
  const press = (event: KeyboardEvent): void => {
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(isLetter ? event.key : '');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-label={chosen === undefined ? label : `${label}: ${chosen.label} ${chosen.detail ?? ''}`.trim()}
        aria-haspopup="dialog"
        aria-expanded={query !== null}
        aria-controls={query !== null && Panel !== null ? id : undefined}
        onClick={() => (query === null ? open('') : setQuery(null))}
        onKeyDown={press}
        className={classNames(
          'inline-flex cursor-pointer items-center rounded-control disabled:cursor-default',
          focusRing,
          className,
        )}
      >
        {trigger}
      </button>
      {query !== null && Panel !== null && (
        <Panel
          id={id}
          anchor={button}
          label={label}
          options={options}
          value={value}
          query={query}
          onQuery={search}
          isSearched={onQuery !== undefined}
          texts={texts}
          onClose={() => setQuery(null)}
          onChoose={(next) => {
            setQuery(null);
            onValue(next);
          }}
        />
      )}
    </>
  );
}
