import { expect, test } from 'vitest';
import { categoryVendors, selectedVendor, type Vendor } from './category-vendors.ts';

const vendor = (vassalage: string, gameType = 'SPORTS'): Vendor => ({
  vassalage,
  accountTypeId: 1,
  smallIcon: null,
  isHot: 0,
  gameType,
  nodeId: 1,
});
const groups = [
  { gameCategory: 'RNG', vendors: [vendor('LUNA', 'RNG')] },
  { gameCategory: 'SPORTS', vendors: [vendor('BALL'), vendor('PIXEL')] },
];
const names = (vendors: readonly Vendor[]) => vendors.map(({ vassalage }) => vassalage);

test('a page lists the vendors of its game type [games.vendor.strip] [games.menu.group]', () => {
  expect(names(categoryVendors(groups, 'RNG', []))).toEqual(['LUNA']);
});

test("vendors in the brand's list of esports are in the category esports instead of sports [games.category.esports] [games.category.sports-vendors]", () => {
  expect([
    names(categoryVendors(groups, 'SPORTS', ['PIXEL'])),
    names(categoryVendors(groups, 'ESPORTS', ['PIXEL'])),
  ]).toEqual([['BALL'], ['PIXEL']]);
});

test("vendors in the platform's esports group are in the esports category even if the brand file lists none [games.category.esports]", () => {
  expect(
    names(
      categoryVendors(
        [...groups, { gameCategory: 'ESPORTS', vendors: [vendor('PIXEL', 'ESPORTS'), vendor('ARENA', 'ESPORTS')] }],
        'ESPORTS',
        ['PIXEL'],
      ),
    ),
  ).toEqual(['PIXEL', 'ARENA']);
});

test('the selected vendor is the one in the query, otherwise the last chosen one, otherwise the first one [games.vendor.initial] [navigation.route.games]', () => {
  const vendors = [vendor('A'), vendor('B'), vendor('C')];
  const pick = (asked: string | null, kept: string | null) => selectedVendor(vendors, asked, kept)?.vassalage;
  expect([pick('B', 'C'), pick(null, 'C'), pick('gone', 'C'), pick(null, 'gone'), pick(null, null)]).toEqual([
    'B',
    'C',
    'C',
    'A',
    'A',
  ]);
});

test('a category without vendors has no selected vendor', () => {
  expect(selectedVendor([], 'A', 'B')).toBeNull();
});
