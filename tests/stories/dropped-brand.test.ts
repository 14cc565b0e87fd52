import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productLooks } from '#publish/layout/looks.ts';
import { withBrand } from '#storybook/brand-drop/brand-added.ts';
import { readDropped, type DroppedFile } from '#storybook/brand-drop/read-dropped.ts';

const folder = new URL('../../brands/perya/', import.meta.url);
const bytes = (path: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(new URL(path, folder)));
const pictures = readdirSync(new URL('assets/', folder)).map((name) => `assets/${name}`);
const words = readdirSync(new URL('texts/', folder)).map((name) => `texts/${name}`);
const tables = words.map(
  (path) =>
    [
      path.replace(/^texts\/|\.json$/g, ''),
      JSON.parse(new TextDecoder().decode(bytes(path))) as Readonly<Record<string, string>>,
    ] as const,
);
const around = { siteTexts: null, looks: productLooks(), fallbacks: () => ({ pictures, texts: tables }) };
const changed = (change: object): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify({ ...(JSON.parse(new TextDecoder().decode(bytes('brand.json'))) as object), ...change }),
  );

test('a brand.json alone is enough, because its images and texts come from the folder with the same id', () => {
  const { id, brand, findings, assets } = readDropped(
    [{ path: 'brand.json', bytes: changed({ name: 'Fiesta' }) }],
    around,
  );
  expect([id, brand?.name, assets.size, findings.filter(({ level }) => level === 'error')]).toEqual([
    'perya',
    'Fiesta',
    0,
    [],
  ]);
});

test('a dropped folder is checked with only its own images and texts', () => {
  const files: readonly DroppedFile[] = ['brand.json', ...pictures, ...words].map((path) => ({
    path: `perya/${path}`,
    bytes: bytes(path),
  }));
  const whole = readDropped(files, around);
  expect([whole.brand?.id, whole.assets.size, whole.findings]).toEqual(['perya', pictures.length, []]);
  expect(Object.keys(whole.texts).toSorted()).toEqual(
    words.map((path) => path.replace(/^texts\/|\.json$/g, '')).toSorted(),
  );
  const logo = whole.brand?.assets.logo ?? '';
  expect(
    readDropped(
      files.filter(({ path }) => !path.endsWith(logo)),
      around,
    ).findings.map(({ pointer, code }) => [pointer, code]),
  ).toContainEqual(['/assets/logo', 'asset-missing']);
  expect(
    readDropped(
      files.map(({ path, bytes: content }) => ({ path: path.replace('perya/', 'other/'), bytes: content })),
      around,
    ).findings.map(({ pointer }) => pointer),
  ).toContain('/id');
});

test('a mistake is reported with its path and remedy, and a file that is not a brand is not shown', () => {
  const [unknown] = readDropped([{ path: 'brand.json', bytes: changed({ navigatoin: {} }) }], around).findings;
  expect(unknown).toMatchObject({ pointer: '/navigatoin', code: 'unknown-key' });
  expect(unknown?.remedy).toContain('navigation');
  const faults = (content: string): readonly [unknown, boolean] => {
    const { brand, findings } = readDropped([{ path: 'brand.json', bytes: new TextEncoder().encode(content) }], around);
    return [brand, findings.length > 0];
  };
  expect(['', '[]', '{"id": 7}', 'null'].map(faults)).toEqual(Array.from({ length: 4 }, () => [null, true]));
  expect(readDropped([{ path: 'logo.svg', bytes: bytes(pictures[0] ?? '') }], around)).toMatchObject({
    brand: null,
    findings: [{ code: 'file-missing' }],
  });
});

test('Storybook reloads with the dropped brand and keeps the other toolbar settings', () => {
  const at = (query: string): string | null =>
    new URL(withBrand(`http://localhost:6006/${query}`, 'mine')).searchParams.get('globals');
  expect(at('?path=/story/a--b')).toBe('brand:mine');
  expect(at('?path=/story/a--b&globals=brand:perya;theme:dark')).toBe('theme:dark;brand:mine');
});
