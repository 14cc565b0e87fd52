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
  if (entry === undefined) throw new Error(category);
  return entry;
};

test("until the platform answers, the menu shows the brand's categories in the brand's order [header.nav.order]", () => {
  expect(names(menuEntries(null, navigation, []))).toEqual(['LOTT', 'RNG', 'SPORTS', 'ESPORTS', 'LIVE']);
});

test("once the platform answers, categories without vendors are hidden and the brand's order is kept [navigation.type.other-categories] [header.nav.order] [games.menu.group]", () => {
  expect(names(menuEntries([group('LIVE', 'EVO'), group('RNG', 'PG'), group('SPORTS')], navigation, []))).toEqual([
    'RNG',
    'LIVE',
  ]);
});

test('a category that the brand does not list is not shown [header.nav.order]', () => {
  expect(names(menuEntries([group('CRASH', 'SPRIBE'), group('RNG', 'PG')], navigation, []))).toEqual(['RNG']);
});

test('the categories of areas that the brand turned off are hidden', () => {
  expect(names(menuEntries(null, navigation, ['sports', 'lottery']))).toEqual(['RNG', 'LIVE']);
});

test("the brand's esports vendors are moved from sports to esports [games.category.esports]", () => {
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

test('one particular vendor forms a special group within sports and has a page of its own [games.category.sports-special] [games.category.sports-vendors]', () => {
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
] as const)('choosing %s leads to %s [navigation.type.others]', (category, to) => {
  expect(only(category).to).toBe(to);
});

test('sports and esports of the header lead to their pages [navigation.type.sports-header]', () => {
  expect([only('SPORTS').to, only('ESPORTS').to]).toEqual(['/sports', '/esports']);
});

test.each(['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD'] as const)(
  'choosing %s opens the slots with that filter [navigation.type.other-categories]',
  (category) => {
    expect(only(category).to).toBe(`/rng?classify=${category}`);
  },
);

test('sports in the footer start their first game, other categories behave as in the header [navigation.type.sports-footer]', () => {
  expect(footerEntry(only('SPORTS')).to).toBeNull();
  expect(footerEntry(only('ESPORTS')).to).toBe('/esports');
});

test('a vendor leads to its tab of the page, and starts its first game where the category has no page [navigation.route.games]', () => {
  expect(vendorPage(only('LIVE'), vendor('EVO & CO'))).toBe('/live?page=EVO%20%26%20CO');
  expect(vendorPage(only('CRASH'), vendor('SPRIBE'))).toBe('/rng?classify=CRASH&page=SPRIBE');
  expect(vendorPage(only('LOTT'), vendor('TC'))).toBeNull();
});

const slots = { ...navigation, order: ['RNG', 'JACKPOT', 'CRASH', 'LIVE'] as Category[] };

test('slot types that the brand lists and the menu has no group for are looked up in the game list [navigation.type.other-categories] [games.category.list]', () => {
  expect(slotKindsToCheck([group('RNG', 'PG'), group('CRASH', 'SPRIBE')], slots)).toEqual(['JACKPOT']);
});

test.each([
  ['the menu is not there yet', null],
  ['the platform has no slots', [group('LIVE', 'EVO')]],
])('no slot types are looked up while %s [navigation.type.other-categories]', (_when, groups) => {
  expect(slotKindsToCheck(groups, slots)).toEqual([]);
});

test("a slot type with games is shown in the brand's order, and one without games is hidden [navigation.type.other-categories] [header.nav.order]", () => {
  expect(names(menuEntries([group('LIVE', 'EVO'), group('RNG', 'PG')], slots, [], ['CRASH']))).toEqual([
    'RNG',
    'CRASH',
    'LIVE',
  ]);
});

test('slot types are shown until their games are known, and are hidden if there are no slots [navigation.type.other-categories]', () => {
  expect(names(menuEntries([group('RNG', 'PG')], slots, [], null))).toEqual(['RNG', 'JACKPOT', 'CRASH']);
  expect(names(menuEntries([group('LIVE', 'EVO')], slots, [], null))).toEqual(['LIVE']);
});

test('a slot type that the platform lists as a category keeps its own vendors [navigation.type.other-categories] [games.menu.group]', () => {
  const crash = menuEntries([group('RNG', 'PG'), group('CRASH', 'SPRIBE')], slots, [], []).find(
    ({ category }) => category === 'CRASH',
  );
  expect(crash?.vendors.map(({ vassalage }) => vassalage)).toEqual(['SPRIBE']);
});
