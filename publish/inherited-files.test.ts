import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatFinding } from '#schemas/checks/finding.ts';
import { copyBrands, ownValues, type BrandFolders } from '#tests/support/brand-folders.ts';
import { readBrandFolder } from './brand-folder.ts';

let brands: BrandFolders;
beforeEach(() => {
  brands = copyBrands('siam');
});
afterEach(() => brands.clean());

const read = (id: string) => readBrandFolder(join(brands.dir, id));
const findingsOf = (id: string): readonly string[] => read(id).findings.map(formatFinding);

const child = (more: object = {}) => ({ ...ownValues('chang'), extends: 'siam', ...more });

test('a brand inherits values, texts, assets and pages from its parent brand, but not its id, name, hosts and merchant [operators.env.extends]', () => {
  const parent = brands.json('siam/brand.json');
  brands.write('siam/brand.json', {
    ...parent,
    pages: [{ id: 'club', path: '/club', link: 'menu' }],
  });
  brands.write('siam/pages/club/TH.md', '# Club\n\nText');
  brands.write('chang/brand.json', child());
  const [mother, daughter] = [read('siam'), read('chang')];
  expect(daughter.brand).toEqual({
    ...mother.brand,
    id: 'chang',
    name: 'chang',
    hosts: ['chang.localhost'],
    merchant: ownValues('chang').merchant,
  });
  expect(daughter.texts).toEqual(mother.texts);
  expect(daughter.pageTexts).toEqual(mother.pageTexts);
  expect(daughter.assets).toEqual(mother.assets);
  expect(daughter.findings.filter(({ level }) => level === 'error')).toEqual([]);
});

test('each value comes from the brand, else from its parent brand, else from the look, and its layer is named [operators.env.extends]', () => {
  const tokens = { light: { $type: 'color', accent: { $value: '#e0b040' }, focus: { $value: '#c47600' } } };
  brands.write('base/brand.json', {
    ...brands.json('siam/brand.json'),
    ...ownValues('base'),
    layout: { look: 'velvet@1', density: 'roomy', columns: 2 },
    theme: { default: 'dark', tokens },
  });
  for (const path of ['TH', 'EN', 'CN'].map((language) => `texts/${language}.json`))
    brands.write(`base/${path}`, brands.json(`siam/${path}`));
  brands.write('middle/brand.json', { ...ownValues('middle'), extends: 'base', layout: { density: 'compact' } });
  brands.write('leaf/brand.json', {
    ...ownValues('leaf'),
    extends: 'middle',
    layout: { columns: 3 },
    theme: { tokens: { light: { focus: { $value: '#8464cf' } } } },
  });
  brands.write('leaf/texts/EN.json', { 'brand:tagline': 'Own' });
  const { layers, texts } = read('leaf');
  const layerOf = (pointer: string) => [layers.get(pointer)?.layer, layers.get(pointer)?.value];
  expect(layerOf('/layout/columns')).toEqual(['brand', 3]);
  expect(layerOf('/layout/density')).toEqual(['parent middle', 'compact']);
  expect(layerOf('/layout/footer')).toEqual(['look', 'compact']);
  expect(layerOf('/layout/tile/shape')).toEqual(['look', 'portrait']);
  expect(layerOf('/theme/tokens/light/focus')).toEqual(['brand', '#8464cf']);
  expect(layerOf('/theme/tokens/light/accent')).toEqual(['parent base', '#e0b040']);
  expect(layerOf('/theme/tokens/light/canvas')).toEqual(['look', '#f8f6fd']);
  expect(layerOf('/currency/code')).toEqual(['parent base', 'THB']);
  expect(texts['EN']).toEqual({ ...brands.json('siam/texts/EN.json'), 'brand:tagline': 'Own' });
});

test('a file of the brand replaces the same file of its parent brand [operators.env.extends]', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  brands.write('chang/brand.json', child());
  brands.write('chang/assets/logo.svg', drawing);
  const [mother, daughter] = [read('siam'), read('chang')];
  expect(new TextDecoder().decode(daughter.assets.get('assets/logo.svg'))).toBe(drawing);
  expect(daughter.assets.get('assets/icon.svg')).toEqual(mother.assets.get('assets/icon.svg'));
});

test('a finding about an inherited value names the brand that the value comes from [operators.env.extends]', () => {
  brands.write('siam/brand.json', { ...brands.json('siam/brand.json'), currency: { code: 'XXQ', symbol: 'B' } });
  brands.write('chang/brand.json', child());
  expect(findingsOf('chang')).toContainEqual(
    'brand.json#/currency/code: "XXQ" is not a currency (inherited from siam); write a code of ISO 4217 such as "PHP"',
  );
});

test.each([
  ['a missing brand', { extends: 'siamm' }, null, 'there is no brand "siamm"; write "siam"'],
  ['itself', { extends: 'chang' }, null, 'a brand cannot extend itself; write the id of another brand, or remove it'],
  [
    'a brand that extends it',
    {},
    'chang',
    'these brands extend each other: chang extends siam extends chang; remove extends from one of them',
  ],
  [
    'a brand that extends a missing one',
    {},
    'gone',
    'brand siam extends "gone", and there is no such brand; correct extends in siam/brand.json',
  ],
  ['a path', { extends: '../siam' }, null, '"../siam" is not the id of a brand; write an id such as "perya"'],
])(
  'a brand that extends %s is a finding with its pointer and the remedy, and is not served [operators.env.extends]',
  (_what, more, parentExtends, message) => {
    if (parentExtends !== null)
      brands.write('siam/brand.json', { ...brands.json('siam/brand.json'), extends: parentExtends });
    brands.write('chang/brand.json', child(more));
    expect(findingsOf('chang')).toEqual([`brand.json#/extends: ${message}`]);
    expect(read('chang').brand).toBeNull();
  },
);

test('a brand whose parent cannot be read names the command that lists the faults of the parent [operators.env.extends]', () => {
  brands.write('siam/brand.json', '{');
  brands.write('chang/brand.json', child());
  expect(findingsOf('chang')).toEqual([
    'brand.json#/extends: brand.json of siam cannot be read; run marquee check siam and correct what it lists',
  ]);
});
