import { expect, test } from 'vitest';
import { maskPlayer } from './use-winners.ts';

test("a winner's name keeps its first two characters and the last one [winner.mask]", () => {
  expect(maskPlayer('marisol88')).toBe('ma***8');
});

test('a name that the server has already masked is left unchanged [winner.mask]', () => {
  expect(maskPlayer('m****8')).toBe('m****8');
});

test('masking does not reveal a short name [winner.mask]', () => {
  expect(['abc', 'ab', ''].map(maskPlayer)).toEqual(['a***', 'a***', '***']);
});

test('masking does not split characters that consist of two code units, such as emoji [winner.mask]', () => {
  expect(maskPlayer('😀桜花見')).toBe('😀桜***見');
});
