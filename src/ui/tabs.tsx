import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing, focusRingInside } from './focus-ring.ts';
import { showInRow } from './show-in-row.ts';
import { Skeleton } from './skeleton.tsx';

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
}

const STEP: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Returns the key, with left and right swapped in right-to-left text. */
const alongText = ({ key, currentTarget }: KeyboardEvent): string =>
  (getComputedStyle(currentTarget).direction === 'rtl' ? MIRRORED[key] : undefined) ?? key;

/**
 * A row of tabs above one panel; the row scrolls if it is too long. Arrow keys, Home and End select. A single tab has no row, and its panel keeps its
 * state when more tabs appear; `reserveTabRow` reserves the row's space until the number of tabs is known.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  reserveTabRow = false,
  children,
  className,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  reserveTabRow?: boolean;
  children: ReactNode;
  className?: string;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasRow = tabs.length > 1;
  const hasTabSpace = hasRow || reserveTabRow;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list.current && tab) showInRow(list.current, tab);
  }, [selected, hasRow]);
  const move = (event: KeyboardEvent): void => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = STEP[alongText(event)]?.(index, tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined || next === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      {!hasRow && reserveTabRow && <Skeleton className="h-12.5 sm:h-11.5" />}
      {hasRow && (
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex gap-1 overflow-x-auto overscroll-x-contain rounded-control border border-line bg-canvas p-1 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-controls={`${base}-panel`}
              aria-selected={tab.id === selected}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={move}
              className={classNames(
                'min-h-10 max-w-full min-w-fit flex-1 rounded-[calc(var(--radius-control)-3px)] px-3 py-1.5 text-sm font-semibold wrap-anywhere transition duration-150 sm:min-h-9 motion-reduce:transition-none',
                focusRingInside,
                tab.id === selected
                  ? 'bg-raised text-ink shadow-sm ring-1 ring-field-line'
                  : 'text-ink-muted hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div
        {...(hasRow ? { role: 'tabpanel', 'aria-labelledby': `${base}-${selected}`, tabIndex: -1 } : {})}
        id={`${base}-panel`}
        className={classNames(hasTabSpace && 'pt-4', focusRing)}
      >
        {children}
      </div>
    </div>
  );
}
