import { useEffect, useRef } from 'react';
import { useListTexts } from '#src/texts/list-texts.ts';
import { ResultRow, type RowDisplayProps } from './result-row.tsx';
import type { RowGroup, SearchRow } from './search-rows.ts';
import { useSearchTexts } from './texts.ts';

/** The results of a search in groups. They are the listbox of the search field. */
export function ResultList({
  id,
  groups,
  active,
  rowId,
  onPoint,
  onChoose,
  ...display
}: {
  id: string;
  groups: readonly RowGroup[];
  active: number;
  rowId: (row: number) => string;
  onPoint: (row: number) => void;
  onChoose: (row: SearchRow) => void;
} & RowDisplayProps) {
  const t = useSearchTexts();
  const lists = useListTexts();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot contain pictures or highlighted text
      role="listbox"
      aria-label={lists('results')}
      tabIndex={-1}
      className="space-y-4 px-1 outline-none sm:px-3"
    >
      {groups.map((group, at) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- fieldset and details are not allowed in a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div
            id={`${id}-${group.id}`}
            className="flex items-baseline gap-2 px-3 pb-1 text-xs font-semibold text-ink-muted"
          >
            {t(`group.${group.id}`)}
            <span className="font-normal">{group.total}</span>
          </div>
          {group.rows.map((row, place) => {
            const index = (starts[at] ?? 0) + place;
            return (
              <ResultRow
                key={row.key}
                id={rowId(index)}
                row={row}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onChoose={() => onChoose(row)}
                {...display}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
