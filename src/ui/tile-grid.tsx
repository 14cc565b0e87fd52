import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useGridMeasures } from '#src/lib/use-grid-measures.ts';

/** Up to so many tiles stand there whole: find-in-page and printing see them all. */
const WHOLE_UP_TO = 120;
/** Of a long list so many tell how high a row is. */
const FIRST = 12;
const OVERSCAN_ROWS = 2;
/** The columns of tiles; what stands for tiles that are on their way has them too. */
export const TILE_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(max(4.8rem,30%),1fr))] gap-2 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6';

/** Tiles of one height, in as many columns as fit. Of a long list only the rows in and near the window are in the document, so that ten thousand scroll like ten. */
export function TileGrid<Item>({ label, items, keyOf, renderTile, whole = false }: {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  renderTile: (item: Item) => ReactNode;
  /** All of it stands there, however long: for what scrolls by itself and not with the window. */
  whole?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isLong = !whole && items.length > WHOLE_UP_TO;
  const measures = useGridMeasures(grid, isLong);
  useLayoutEffect(() => {
    const at = box.current?.getBoundingClientRect();
    if (at) setTop(Math.round(at.top + window.scrollY));
  }, [isLong, measures]);
  const columns = measures?.columns ?? 1;
  const rowHeight = measures?.rowHeight ?? 0;
  // oxlint-disable-next-line react/incompatible-library -- nothing memoises this part by itself
  const virtual = useWindowVirtualizer({ count: rowHeight === 0 ? 0 : Math.ceil(items.length / columns), estimateSize: () => rowHeight, overscan: OVERSCAN_ROWS, scrollMargin: top, enabled: isLong, useFlushSync: false });
  const rows = virtual.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const isPart = isLong && first !== undefined && last !== undefined;
  const from = isPart ? first.index * columns : 0;
  const shown = isPart ? items.slice(from, (last.index + 1) * columns) : isLong ? items.slice(0, FIRST) : items;
  return (
    <div ref={box} style={isPart ? { height: virtual.getTotalSize() } : undefined}>
      {/* Room above, not a transform: tiles that stay keep their place on the page and are not painted anew. */}
      <ul ref={grid} aria-label={label} className={`${TILE_GRID} list-none`} style={isPart ? { paddingTop: first.start - top } : undefined}>
        {shown.map((item, at) => (
          <li key={keyOf(item)} data-tile="" {...(isLong ? { 'aria-setsize': items.length, 'aria-posinset': from + at + 1 } : {})}>
            {renderTile(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
