import { useLayoutEffect, useState, type RefObject } from 'react';

export interface GridMeasures {
  readonly columns: number;
  /** The height of a row including its gap, in pixels; 0 until known. */
  readonly rowHeight: number;
}

const columnCount = (element: HTMLElement): number =>
  getComputedStyle(element)
    .gridTemplateColumns.split(' ')
    .filter((track) => track !== '').length;

/** Returns the columns and the row height of a CSS grid, measured on its first item, or `null` before layout. */
export const useGridMeasures = (grid: RefObject<HTMLElement | null>, enabled: boolean): GridMeasures | null => {
  const [measures, setMeasures] = useState<GridMeasures | null>(null);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!enabled || element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const item = element.querySelector<HTMLElement>(':scope > [data-tile]');
      const height = item?.getBoundingClientRect().height ?? 0;
      if (height === 0) return;
      // Not rounded: over a thousand rows, a third of a pixel adds up to the height of a window.
      const next = {
        columns: columnCount(element),
        rowHeight: height + Number.parseFloat(getComputedStyle(element).rowGap || '0'),
      };
      setMeasures((before) =>
        before?.columns === next.columns && before.rowHeight === next.rowHeight ? before : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [grid, enabled]);
  return measures;
};
