import { expect, test } from 'vitest';
import { maskPlayer } from './use-winners.ts';

test("a winner's name keeps its first two characters and the last [winner.mask]", () => {
  expect(maskPlayer('marisol88')).toBe('ma***8');
});

test('a name that the server has masked stays as it is [winner.mask]', () => {
  expect(maskPlayer('m****8')).toBe('m****8');
});

test('a short name is not revealed by its mask [winner.mask]', () => {
  expect(['abc', 'ab', ''].map(maskPlayer)).toEqual(['a***', 'a***', '***']);
});

test('characters outside the basic plane are not split [winner.mask]', () => {
  expect(maskPlayer('😀桜花見')).toBe('😀桜***見');
});
