import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { loadChunk } from '#src/lib/load-chunk.ts';

/** The props that a search panel gets from its button. */
export interface OpenSearch {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** A button that opens a panel with a search. The panel's code loads on first use. Arrow keys open it; a letter opens it with that letter as the query. */
export function SearchTrigger<Own extends object>({
  label,
  trigger,
  chunk,
  load,
  panel,
  onQuery,
  onFailure,
  disabled = false,
  className,
}: {
  label: string;
  trigger: ReactNode;
  /** Names the panel's code in errors. */
  chunk: string;
  load: () => Promise<ComponentType<OpenSearch & Own>>;
  /** The panel's other props. */
  panel: Own;
  /** Called with each query, and with an empty one when the panel opens. */
  onQuery?: ((query: string) => void) | undefined;
  /** Called if the panel could not be loaded. */
  onFailure?: (() => void) | undefined;
  disabled?: boolean;
  className?: string | undefined;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [Panel, setPanel] = useState<ComponentType<OpenSearch & Own> | null>(null);
  const isOpen = query !== null;

  const search = (next: string): void => {
    setQuery(next);
    onQuery?.(next);
  };
  const close = (): void => setQuery(null);
  const open = (start: string): void => {
    // Safari does not focus a clicked button, so focus could not return to it.
    button.current?.focus();
    search((query ?? '') + start);
    if (Panel !== null) return;
    loadChunk(chunk, load).then(
      (Loaded) => setPanel(() => Loaded),
      () => {
        close();
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
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && Panel !== null ? id : undefined}
        onClick={() => (isOpen ? close() : open(''))}
        onKeyDown={press}
        className={className}
      >
        {trigger}
      </button>
      {isOpen && Panel !== null && (
        <Panel {...panel} id={id} anchor={button} query={query} onQuery={search} onClose={close} />
      )}
    </>
  );
}
