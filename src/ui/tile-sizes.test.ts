import { expect, test } from 'vitest';
import { sizesIn } from './tile-sizes.ts';

const styleOf = (columns: Readonly<Record<string, string>>) => ({
  getPropertyValue: (name: string) => columns[name] ?? '',
});

test('pictures of tiles are as wide as the columns of the layout, so that they are sharp on high-density screens', () => {
  expect(sizesIn(styleOf({}))).toBe(
    '(min-width: 1280px) 192px, (min-width: 1024px) 15vw, (min-width: 640px) 22vw, (min-resolution: 2.5dppx) 20vw, 30vw',
  );
  expect(sizesIn(styleOf({ '--phone-columns': '2', '--tablet-columns': '3', '--wide-columns': '4' }))).toBe(
    '(min-width: 1280px) 288px, (min-width: 1024px) 23vw, (min-width: 640px) 30vw, (min-resolution: 2.5dppx) 30vw, 44vw',
  );
});
