import { expect, test } from 'vitest';
import type { Category } from '#schemas/brand-names.ts';
import { defaultBlocks } from '#schemas/brand.ts';
import type { VendorCard } from '#schemas/game.ts';
import { footerEntry, menuEntries, slotKindsToCheck, vendorPage } from './menu-model.ts';

const vendor = (vassalage: string): VendorCard => ({
  vassalage,
  accountTypeId: 1,
  smallIcon: null,
  isHot: 0,
  gameType: 'X',
  nodeId: 1,
});
const group = (gameCategory: string, ...vassalages: string[]) => ({ gameCategory, vendors: vassalages.map(vendor) });
const navigation = { ...defaultBlocks.navigation, order: ['LOTT', 'RNG', 'SPORTS', 'ESPORTS', 'LIVE'] as Category[] };
const names = (entries: ReturnType<typeof menuEntries>) => entries.map((entry) => entry.category);
const only = (category: Category) => {
  const [entry] = menuEntries(null, { ...navigation, order: [category] }, []);
  if (entry === undefined) throw new Error(`the menu has no entry for ${category}`);
  return entry;
};

test('until the platform has responded, the menu shows all categories of the brand in its order [header.nav.order]', () => {
  expect(names(menuEntries(null, navigation, []))).toEqual(['LOTT', 'RNG', 'SPORTS', 'ESPORTS', 'LIVE']);
});

test("once the platform has responded, categories without vendors are hidden and the others keep the brand's order [navigation.type.other-categories] [header.nav.order] [games.menu.group]", () => {
  expect(names(menuEntries([group('LIVE', 'EVO'), group('RNG', 'PG'), group('SPORTS')], navigation, []))).toEqual([
    'RNG',
    'LIVE',
  ]);
});

test('a category that the brand does not list is not shown [header.nav.order]', () => {
  expect(names(menuEntries([group('CRASH', 'SPRIBE'), group('RNG', 'PG')], navigation, []))).toEqual(['RNG']);
});

test('the categories of modules that the brand has switched off are hidden', () => {
  expect(names(menuEntries(null, navigation, ['sports', 'lottery']))).toEqual(['RNG', 'LIVE']);
});

test('vendors that the brand lists as esports are moved from sports to esports [games.category.esports]', () => {
  const entries = menuEntries(
    [group('SPORTS', 'SABA', 'TF'), group('ESPORTS', 'IM')],
    { ...navigation, esportsVassalages: ['TF', 'IM'] },
    [],
  );
  expect(entries.map(({ category, vendors }) => [category, vendors.map((one) => one.vassalage)])).toEqual([
    ['SPORTS', ['SABA']],
    ['ESPORTS', ['IM', 'TF']],
  ]);
});

test("the brand's vendor for special sports is in a separate group of sports and has a separate page [games.category.sports-special] [games.category.sports-vendors]", () => {
  const [sports] = menuEntries([group('SPORTS', 'SABA', 'FB')], { ...navigation, sportsSpecialVassalage: 'FB' }, []);
  expect(sports?.vendors.map((one) => one.vassalage)).toEqual(['SABA']);
  expect(sports?.special.map((one) => one.vassalage)).toEqual(['FB']);
  expect(sports && sports.special[0] && vendorPage(sports, sports.special[0])).toBe('/fbsports');
});

test.each(['LOTT', 'ELOTT'] as const)('choosing %s starts its first game [navigation.type.lottery]', (category) => {
  expect(only(category).to).toBeNull();
});

test('choosing cockfight starts its first game [navigation.type.cockfight]', () => {
  expect(only('COCKFIGHT').to).toBeNull();
});

test.each([
  ['RNG', '/rng'],
  ['LIVE', '/live'],
  ['FISH', '/fish'],
  ['PVP', '/pvp'],
] as const)('choosing %s opens the page %s [navigation.type.others]', (category, to) => {
  expect(only(category).to).toBe(to);
});

test('choosing sports or esports in the header opens the page of the category [navigation.type.sports-header]', () => {
  expect([only('SPORTS').to, only('ESPORTS').to]).toEqual(['/sports', '/esports']);
});

test.each(['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD'] as const)(
  'choosing %s opens the page of slots, filtered by that type [navigation.type.other-categories]',
  (category) => {
    expect(only(category).to).toBe(`/rng?classify=${category}`);
  },
);

test('in the footer, sports starts its first game, and other categories open their pages as in the header [navigation.type.sports-footer]', () => {
  expect(footerEntry(only('SPORTS')).to).toBeNull();
  expect(footerEntry(only('ESPORTS')).to).toBe('/esports');
});

test('choosing a vendor opens its tab on the page of the category, or starts its first game if the category has no page [navigation.route.games]', () => {
  expect(vendorPage(only('LIVE'), vendor('EVO & CO'))).toBe('/live?page=EVO%20%26%20CO');
  expect(vendorPage(only('CRASH'), vendor('SPRIBE'))).toBe('/rng?classify=CRASH&page=SPRIBE');
  expect(vendorPage(only('LOTT'), vendor('TC'))).toBeNull();
});

const slots = { ...navigation, order: ['RNG', 'JACKPOT', 'CRASH', 'LIVE'] as Category[] };

test('the game list is checked for slot types that the brand lists but for which the platform has no group [navigation.type.other-categories] [games.category.list]', () => {
  expect(slotKindsToCheck([group('RNG', 'PG'), group('CRASH', 'SPRIBE')], slots)).toEqual(['JACKPOT']);
});

test.each([
  ['until the menu has loaded', null],
  ['if the platform has no slots', [group('LIVE', 'EVO')]],
])('the game list is not checked for slot types %s [navigation.type.other-categories]', (_when, groups) => {
  expect(slotKindsToCheck(groups, slots)).toEqual([]);
});

test("slot types that have games are shown in the brand's order, and slot types without games are hidden [navigation.type.other-categories] [header.nav.order]", () => {
  expect(names(menuEntries([group('LIVE', 'EVO'), group('RNG', 'PG')], slots, [], ['CRASH']))).toEqual([
    'RNG',
    'CRASH',
    'LIVE',
  ]);
});

test('until it is known which slot types have games, all are shown, unless the platform has no slots [navigation.type.other-categories]', () => {
  expect(names(menuEntries([group('RNG', 'PG')], slots, [], null))).toEqual(['RNG', 'JACKPOT', 'CRASH']);
  expect(names(menuEntries([group('LIVE', 'EVO')], slots, [], null))).toEqual(['LIVE']);
});

test('a slot type that is a category on the platform has the vendors of that category [navigation.type.other-categories] [games.menu.group]', () => {
  const crash = menuEntries([group('RNG', 'PG'), group('CRASH', 'SPRIBE')], slots, [], []).find(
    ({ category }) => category === 'CRASH',
  );
  expect(crash?.vendors.map(({ vassalage }) => vassalage)).toEqual(['SPRIBE']);
});
