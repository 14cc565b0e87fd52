import { expect, test } from 'vitest';
import { longestOf, roomOf } from '../../.storybook/axes/longest-texts.ts';
import { cellsOf, frameAddress, workbenchAddress } from '../../.storybook/matrix/cells.ts';
import { createTurns } from '../../.storybook/matrix/turns.ts';

const AXES = {
  brands: ['perya', 'siam'],
  themes: ['light', 'dark'],
  languages: ['EN', 'TH', 'longest'],
  widths: [360, 1280],
} as const;
const spokenBy = (brand: string): readonly string[] => (brand === 'siam' ? ['EN', 'TH'] : ['EN', 'TY']);

test('a matrix has every combination, but a brand in a language that it does not speak', () => {
  const cells = cellsOf(AXES, spokenBy);
  expect(cells).toHaveLength(2 * 2 * 2 + 2 * 3 * 2);
  expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(cells.length);
  expect(cells.filter(({ brand, language }) => brand === 'perya' && language === 'TH')).toEqual([]);
  expect(cells.filter(({ brand, language }) => brand === 'perya' && language === 'longest')).toHaveLength(4);
  expect(cellsOf({ ...AXES, themes: [] }, spokenBy)).toEqual([]);
});

test('a frame and its way into the workbench name the story and all that the cell says', () => {
  const [cell] = cellsOf(AXES, spokenBy);
  if (cell === undefined) throw new Error('no cell');
  expect(new URLSearchParams(frameAddress('a--b', cell).split('?')[1]).get('globals')).toBe(
    'brand:perya;theme:light;language:EN',
  );
  expect(new URLSearchParams(workbenchAddress('a--b', cell).split('?')[1]).get('path')).toBe('/story/a--b');
});

test('turns are taken in order, so many at once; whoever leaves gives up the turn or the place', () => {
  const went: string[] = [];
  const { take } = createTurns(1);
  const endFirst = take(() => went.push('first'));
  const leaveSecond = take(() => went.push('second'));
  const endThird = take(() => went.push('third'));
  expect(went).toEqual(['first']);
  leaveSecond();
  expect(went).toEqual(['first']);
  endFirst();
  endFirst();
  expect(went).toEqual(['first', 'third']);
  const endFourth = take(() => went.push('fourth'));
  endFirst();
  expect(went).toEqual(['first', 'third']);
  endThird();
  expect(went).toEqual(['first', 'third', 'fourth']);
  endFourth();
});

test('the longest text of a key is the one that takes the most room: wide letters count twice, marks not', () => {
  expect([roomOf('abc'), roomOf('登录'), roomOf('ที่')]).toEqual([3, 4, 1]);
  expect(longestOf([{ a: 'four', b: 'one' }, { a: '三三三', c: 'only here' }, { a: 'é́́́́́' }])).toEqual({
    a: '三三三',
    b: 'one',
    c: 'only here',
  });
});
