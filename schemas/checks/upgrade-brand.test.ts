import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_VERSION } from '../brand-upgrades.ts';
import { findingsOf, sampleJsonWith } from '#tests/support/changed-brand.ts';
import { sampleSource, sourceFile } from '#tests/support/sample-source.ts';
import { loadBrand } from './load-brand.ts';
import { upgradeBrand } from './upgrade-brand.ts';

const folder = new URL('../../tests/earlier-brands/', import.meta.url);
const versions = Array.from({ length: BRAND_VERSION - 1 }, (_, index) => String(index + 1));
const files = versions.flatMap((version) =>
  readdirSync(new URL(`${version}/`, folder)).map((name) => [version, name] as const),
);

test('every earlier version has sample files [brand.config.version]', () => {
  expect([...new Set(files.map(([version]) => version))]).toEqual(versions);
});

test.each(files)('a brand file of version %s is valid: %s [brand.config.version]', (version, name) => {
  const { brand, findings } = loadBrand(
    sampleSource({
      id: name.replace('.json', ''),
      brandJson: sourceFile(readFileSync(new URL(`${version}/${name}`, folder))),
    }),
  );
  expect(brand).not.toBeNull();
  expect(findings.filter(({ pointer }) => pointer === '/version' || pointer.startsWith('/theme'))).toEqual([
    expect.objectContaining({
      level: 'warning',
      message: `the file has version ${version}; it is upgraded to version ${BRAND_VERSION} each time it is read`,
      remedy: 'run `marquee check --fix` to upgrade the file itself',
    }),
  ]);
});

test.each<[name: string, version: unknown, finding: string]>([
  [
    'a newer version',
    BRAND_VERSION + 1,
    `the file has version ${BRAND_VERSION + 1}, but this version of Marquee knows only versions up to ${BRAND_VERSION}; update Marquee, or go back to a file of version ${BRAND_VERSION}`,
  ],
  ['text as version', '2', `"2" is not a version; write ${BRAND_VERSION}`],
  ['a fraction as version', 1.5, `1.5 is not a version; write ${BRAND_VERSION}`],
  ['version 0', 0, `0 is not a version; write ${BRAND_VERSION}`],
])('a file with %s is refused without other findings [brand.config.version]', (_name, version, finding) => {
  const json = { ...sampleJsonWith('version', version), blockOfLater: 1 };
  expect(loadBrand(sampleSource({ json })).brand).toBeNull();
  expect(findingsOf(json)).toEqual([`brand.json#/version: ${finding}`]);
});

test('an upgrade applies the changes of all later versions, oldest first [brand.config.version]', () => {
  const upgrades = ['one', 'two', 'three'].map((change) => ({
    change,
    apply: (content: Readonly<Record<string, unknown>>) => ({
      ...content,
      done: [...((content['done'] as string[] | undefined) ?? []), change],
    }),
  }));
  expect(upgradeBrand({ version: 2, id: 'mine' }, upgrades)).toMatchObject({
    root: { id: 'mine', done: ['two', 'three'] },
    changes: ['two', 'three'],
  });
  expect(upgradeBrand({ version: 4, id: 'mine' }, upgrades)).toEqual({
    root: { id: 'mine' },
    changes: [],
    findings: [],
  });
});

test('a misspelt version key is reported [brand.config.version]', () => {
  expect(findingsOf({ ...sampleJsonWith('id', 'perya'), verison: 2 })).toEqual([
    'brand.json#/verison: unknown key "verison"; write "version"',
  ]);
});
