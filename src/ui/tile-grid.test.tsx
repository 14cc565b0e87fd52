import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TileGrid } from './tile-grid.tsx';

const WINDOW = 800;
const [TILE, GAP] = [192, 8];
const COLUMNS = 3;

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: -window.scrollY, height: TILE }) as DOMRect,
  );
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    () =>
      ({
        gridTemplateColumns: Array.from({ length: COLUMNS }, () => '120px').join(' '),
        rowGap: `${GAP}px`,
      }) as CSSStyleDeclaration,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draw = (count: number, renderAll = false): void => {
  render(
    <TileGrid
      label="Games"
      items={Array.from({ length: count }, (_, at) => at + 1)}
      getKey={String}
      renderTile={(item) => `Game ${item}`}
      renderAll={renderAll}
    />,
  );
};
const tiles = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-tile]')];
const scrollTo = (top: number): void => {
  vi.stubGlobal('scrollY', top);
  act(() => void fireEvent.scroll(window));
};
/** Returns the first and last row that are in the document. */
const rows = (): readonly [number, number] => {
  const at = (tile: HTMLElement | undefined): number =>
    Math.floor((Number(tile?.getAttribute('aria-posinset')) - 1) / COLUMNS);
  return [at(tiles()[0]), at(tiles().at(-1))];
};

test('only the rows of a long list in and near the viewport are in the DOM, each tile with its position in the list', () => {
  draw(10_000);
  expect(rows()).toEqual([0, 6]);
  scrollTo(5000);
  expect(rows()).toEqual([23, 31]);
  expect(tiles()[0]?.textContent).toBe(`Game ${23 * COLUMNS + 1}`);
  expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('10000');
  expect(document.querySelector('ul')?.style.paddingTop).toBe(`${23 * (TILE + GAP)}px`);
  expect(document.querySelector('ul')?.parentElement?.style.height).toBe(
    `${Math.ceil(10_000 / COLUMNS) * (TILE + GAP)}px`,
  );
});

test('the number of rows in the DOM is constant while scrolling', () => {
  draw(10_000);
  for (const top of [5000, 5100, 5199, 5200]) {
    scrollTo(top);
    const [from, to] = rows();
    expect(to - from).toBe(8);
  }
});

test('the end of a long list can be reached', () => {
  draw(1000);
  scrollTo(10_000_000);
  expect(tiles().at(-1)?.textContent).toBe('Game 1000');
});

test('a list of up to 120 tiles is rendered completely', () => {
  draw(120);
  expect(tiles()).toHaveLength(120);
  expect(tiles()[0]?.hasAttribute('aria-setsize')).toBe(false);
  expect(document.querySelector('ul')?.getAttribute('aria-label')).toBe('Games');
});

test('a long list in its own scroll container is rendered completely', () => {
  draw(500, true);
  expect(tiles()).toHaveLength(500);
});
