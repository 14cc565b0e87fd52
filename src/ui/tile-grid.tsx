import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useGridMeasures } from '#src/lib/use-grid-measures.ts';

/** Up to so many tiles stand there whole: find-in-page and printing see them all. */
const WHOLE_UP_TO = 120;
/** Of a long list so many tell how high a row is. */
const FIRST = 3;
const OVERSCAN_ROWS = 2;
/** The columns of tiles; what stands for tiles that are on their way has them too, and `.tile-page` of `src/styles.css` is as high as a page of them. */
export const TILE_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(4.8rem,30%),1fr))] gap-2 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6';

/** The rows to draw while `first` is the first one in the window. As many wherever the list stands: else one would come at one scroll and another go at the next, and each change of the list costs a frame. */
const rowsAround = (first: number, inWindow: number): { readonly from: number; readonly to: number } => ({
  from: Math.max(first - OVERSCAN_ROWS, 0),
  to: first + Math.ceil(inWindow) + 1 + OVERSCAN_ROWS,
});

interface Tiles<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string | number;
  readonly renderTile: (item: Item) => ReactNode;
}

/** Tiles of one height, in as many columns as fit. Of a long list only the rows in and near the window are in the document, so that ten thousand scroll like ten. */
export function TileGrid<Item>({
  whole = false,
  ...tiles
}: Tiles<Item> & {
  /** All of it stands there, however long: for what scrolls by itself and not with the window. */
  whole?: boolean;
}) {
  const { items } = tiles;
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isLong = !whole && items.length > WHOLE_UP_TO;
  const measures = useGridMeasures(grid, isLong);
  useLayoutEffect(() => {
    // A short list needs no measures, and asking for them makes the browser lay out at once.
    if (!isLong) return;
    const at = box.current?.getBoundingClientRect();
    if (at) setTop(Math.round(at.top + window.scrollY));
  }, [isLong, measures]);
  const columns = measures?.columns ?? 1;
  const rowHeight = measures?.rowHeight ?? 0;
  const count = rowHeight === 0 ? 0 : Math.ceil(items.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoises this part by itself
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
  const [from, to] = part !== null ? [part.from * columns, part.to * columns] : [0, isLong ? FIRST : items.length];
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
  /** Pixels of the rows before `from`. */
  readonly above: number;
}

/** The tiles `from` up to `to` of a list, not drawn anew while those stay. */
const Rows = memo(function Rows<Item>({
  ref,
  label,
  items,
  keyOf,
  renderTile,
  from,
  to,
  isLong,
  above,
}: RowsProps<Item>) {
  return (
    // Room above, not a transform: tiles that stay keep their place on the page and are not painted anew.
    <ul
      ref={ref}
      aria-label={label}
      className={`${TILE_GRID} list-none`}
      style={above === 0 ? undefined : { paddingTop: above }}
    >
      {items.slice(from, to).map((item, at) => (
        <li
          key={keyOf(item)}
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
