import { expect, test } from 'vitest';
import { maskPlayer } from './use-winners.ts';

test('a masked name contains the first two characters and the last one [winner.mask]', () => {
  expect(maskPlayer('marisol88')).toBe('ma***8');
});

test('a name that the server has already masked is left unchanged [winner.mask]', () => {
  expect(maskPlayer('m****8')).toBe('m****8');
});

test('of a short name, only the first character is shown [winner.mask]', () => {
  expect(['abc', 'ab', ''].map(maskPlayer)).toEqual(['a***', 'a***', '***']);
});

test('masking does not split characters that consist of two code units, such as emoji [winner.mask]', () => {
  expect(maskPlayer('😀桜花見')).toBe('😀桜***見');
});
