import { expect, test } from 'vitest';
import { longestOf } from '#storybook/axes/longest-texts.ts';
import { cellsOf, frameAddress, workbenchAddress } from '#storybook/matrix/cells.ts';
import { createSemaphore } from '#storybook/matrix/semaphore.ts';

const AXES = {
  brands: ['perya', 'siam'],
  themes: ['light', 'dark'],
  looks: ['brand'],
  languages: ['EN', 'TH', 'longest'],
  widths: [360, 1280],
} as const;
const languagesOf = (brand: string): readonly string[] => (brand === 'siam' ? ['EN', 'TH'] : ['EN', 'TY']);

test('a matrix has every combination, except for languages that a brand does not support', () => {
  const cells = cellsOf(AXES, languagesOf);
  expect(cells).toHaveLength(2 * 2 * 2 + 2 * 3 * 2);
  expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(cells.length);
  expect(cells.filter(({ brand, language }) => brand === 'perya' && language === 'TH')).toEqual([]);
  expect(cells.filter(({ brand, language }) => brand === 'perya' && language === 'longest')).toHaveLength(4);
  expect(cellsOf({ ...AXES, themes: [] }, languagesOf)).toEqual([]);
});

test("the URLs of the frame and of Storybook contain the story and the cell's values", () => {
  const [cell] = cellsOf(AXES, languagesOf);
  if (cell === undefined) throw new Error('no cell');
  expect(new URLSearchParams(frameAddress('a--b', cell).split('?')[1]).get('globals')).toBe(
    'brand:perya;theme:light;look:brand;language:EN',
  );
  expect(new URLSearchParams(workbenchAddress('a--b', cell).split('?')[1]).get('path')).toBe('/story/a--b');
});

test('the semaphore admits callers in order up to its limit, and releasing frees the slot or leaves the queue', () => {
  const went: string[] = [];
  const { acquire } = createSemaphore(1);
  const endFirst = acquire(() => went.push('first'));
  const leaveSecond = acquire(() => went.push('second'));
  const endThird = acquire(() => went.push('third'));
  expect(went).toEqual(['first']);
  leaveSecond();
  expect(went).toEqual(['first']);
  endFirst();
  endFirst();
  expect(went).toEqual(['first', 'third']);
  const endFourth = acquire(() => went.push('fourth'));
  endFirst();
  expect(went).toEqual(['first', 'third']);
  endThird();
  expect(went).toEqual(['first', 'third', 'fourth']);
  endFourth();
});

test('the longest text for a key is the widest one, not the one with the most characters', () => {
  expect(longestOf([{ a: 'four', b: 'one' }, { a: '三三三', c: 'only here' }, { a: 'é́́́́́' }])).toEqual({
    a: '三三三',
    b: 'one',
    c: 'only here',
  });
});
