import { expect, test } from 'vitest';
import { attemptAddress, attemptSet } from './attempt-address.ts';

test.each([
  ['/a.png', 0, '/a.png'],
  ['/a.png', 1, '/a.png?again=1'],
  ['/a.png?w=240', 2, '/a.png?w=240&again=2'],
  ['data:image/png;base64,AAAA', 1, 'data:image/png;base64,AAAA'],
])('%s at attempt %s is asked as %s [images.lazy]', (address, attempt, asked) => {
  expect(attemptAddress(address, attempt)).toBe(asked);
});

test('every width is asked for anew [images.lazy]', () => {
  expect(attemptSet('/a.png?w=120 120w, /a.png?w=240 240w', 1)).toBe(
    '/a.png?w=120&again=1 120w, /a.png?w=240&again=1 240w',
  );
  expect(attemptSet('/a.png 1x, /b.png 2x', 0)).toBe('/a.png 1x, /b.png 2x');
});
