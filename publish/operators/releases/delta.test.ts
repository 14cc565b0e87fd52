import { expect, test } from 'vitest';
import * as fc from '#tests/support/fast-check.ts';
import { applyDelta, deltaOf } from './delta.ts';
import { decodePack, encodePack } from './pack.ts';

const bytes = fc.uint8Array({ maxLength: 200 }).map((part) => Buffer.from(part));

test('a delta restores any content from any base', () => {
  fc.assert(
    fc.property(
      fc.array(bytes, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(5), { maxLength: 12 }),
      (parts, order) => {
        const content = Buffer.concat(order.map((part) => parts[part % parts.length] ?? Buffer.alloc(0)));
        const base = Buffer.concat(parts);
        expect(applyDelta(base, deltaOf(base, content)).equals(content)).toBe(true);
      },
    ),
  );
});

test('a document with a few changes has a short delta', () => {
  const page = (version: string): Buffer =>
    Buffer.from(
      Array.from({ length: 500 }, (_line, index) => `<p>${index}</p>${index % 200 === 7 ? version : ''}`).join('\n'),
    );
  expect(deltaOf(page('one'), page('another')).length).toBeLessThan(100);
});

test('a pack restores all of its contents, whether or not its base has similar ones', async () => {
  const content = (key: string, text: string) => ({ key, hash: key + text.length, content: Buffer.from(text) });
  const page = 'a document of the site '.repeat(99);
  const base = decodePack(await encodePack([content('index.html', page)], null));
  const contents = [content('index.html', `${page}!`), content('new.html', 'new')];
  const packed = decodePack(await encodePack(contents, { name: 'base', pack: base }));
  expect(packed.base).toBe('base');
  for (const { hash, content: expected } of contents) expect(packed.read(hash, base)).toEqual(expected);
  expect([packed.read('none', base), packed.read(contents[0]?.hash ?? '', null)]).toEqual([null, null]);
});
