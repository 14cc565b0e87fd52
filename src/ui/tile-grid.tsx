import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useGridMeasures } from '#src/ui/use-grid-measures.ts';

/** Shorter lists are rendered completely, so that find-in-page and printing include every tile. */
const VIRTUALIZE_ABOVE = 120;
/** The number of tiles of a long list that are rendered to measure a row. */
const MEASURED_TILES = 3;
const OVERSCAN_ROWS = 2;

/**
 * Returns the rows to render while `first` is the first visible row. Their number is constant, so that scrolling adds and removes a row in one
 * update, because each update of the list costs a frame.
 */
const rowsAround = (first: number, inWindow: number): { readonly from: number; readonly to: number } => ({
  from: Math.max(first - OVERSCAN_ROWS, 0),
  to: first + Math.ceil(inWindow) + 1 + OVERSCAN_ROWS,
});

interface Tiles<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly getKey: (item: Item) => string | number;
  readonly renderTile: (item: Item) => ReactNode;
}

/** A grid of tiles of equal height. Long lists are virtualized: only the rows in and near the viewport are in the DOM. */
export function TileGrid<Item>({
  renderAll = false,
  ...tiles
}: Tiles<Item> & {
  /** Disables virtualization, for a list in its own scroll container. */
  renderAll?: boolean;
}) {
  const { items } = tiles;
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isLong = !renderAll && items.length > VIRTUALIZE_ABOVE;
  const measures = useGridMeasures(grid, isLong);
  useLayoutEffect(() => {
    // A short list is not measured, because measuring forces a synchronous layout.
    if (!isLong) return;
    const at = box.current?.getBoundingClientRect();
    if (at) setTop(Math.round(at.top + window.scrollY));
  }, [isLong, measures]);
  const columns = measures?.columns ?? 1;
  const rowHeight = measures?.rowHeight ?? 0;
  const count = rowHeight === 0 ? 0 : Math.ceil(items.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes this component
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    enabled: isLong,
    useFlushSync: false,
  });
  const range = virtual.calculateRange();
  const { scrollRect } = virtual;
  const part =
    isLong && rowHeight > 0 && range !== null && scrollRect !== null
      ? rowsAround(range.startIndex, scrollRect.height / rowHeight)
      : null;
  const [from, to] =
    part !== null ? [part.from * columns, part.to * columns] : [0, isLong ? MEASURED_TILES : items.length];
  return (
    <div ref={box} style={part !== null ? { height: virtual.getTotalSize() } : undefined}>
      <Rows
        ref={grid}
        {...tiles}
        from={from}
        to={to}
        isLong={isLong}
        above={part === null ? 0 : part.from * rowHeight}
      />
    </div>
  );
}

interface RowsProps<Item> extends Tiles<Item> {
  readonly ref: Ref<HTMLUListElement>;
  readonly from: number;
  readonly to: number;
  readonly isLong: boolean;
  /** The height of the rows before `from`, in pixels. */
  readonly above: number;
}

/** The tiles from `from` up to `to`, memoized so that they are not rerendered while the range stays the same. */
const Rows = memo(function Rows<Item>({
  ref,
  label,
  items,
  getKey,
  renderTile,
  from,
  to,
  isLong,
  above,
}: RowsProps<Item>) {
  return (
    // Padding, not a transform: tiles that remain keep their position and are not repainted.
    <ul
      ref={ref}
      aria-label={label}
      className="tile-grid list-none"
      style={above === 0 ? undefined : { paddingTop: above }}
    >
      {items.slice(from, to).map((item, at) => (
        <li
          key={getKey(item)}
          data-tile=""
          className="relative"
          {...(isLong ? { 'aria-setsize': items.length, 'aria-posinset': from + at + 1 } : {})}
        >
          {renderTile(item)}
        </li>
      ))}
    </ul>
  );
}) as <Item>(props: RowsProps<Item>) => ReactNode;
