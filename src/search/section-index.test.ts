import { expect, test } from 'vitest';
import { buildSectionIndex } from './section-index.ts';
import { sampleNames, sampleSections } from '#storybook/sample-catalogue.ts';

const index = buildSectionIndex(sampleSections, sampleNames);
const found = (query: string): string[] =>
  index
    .search(query)
    .map(({ section, vendor }) => (vendor === null ? section.category : `${section.category}/${vendor.vassalage}`));

test.each([
  ['a category by its name', 'slots', ['RNG', 'RNG/LUNA', 'RNG/PIXEL', 'RNG/SIAM', 'RNG/JINLONG']],
  ['a category by the beginning of its name', 'spo', ['SPORTS']],
  ['a category despite a typo', 'fsihing', ['FISH', 'FISH/SONG']],
  ['a vendor by its name', 'Pixel Gate', ['RNG/PIXEL']],
  ['a vendor by its name in one word', 'lunareels', ['RNG/LUNA']],
  ['a vendor without diacritics', 'song', ['FISH/SONG']],
  ['a vendor in Chinese', '金龙', ['RNG/JINLONG']],
  ['a vendor in katakana for hiragana', 'サクラ', ['LIVE/SAKURA']],
  ['no vendor by the Latin form of its Japanese name', 'live sakura', []],
  ['a vendor and its category', 'さくら live', ['LIVE/SAKURA']],
  ['nothing', 'zzzz', []],
])('the search finds %s', (_what, query, sections) => {
  expect(found(query)).toEqual(sections);
});

test('a vendor without a name is found by its code', () => {
  const [slots] = sampleSections;
  if (slots === undefined) throw new Error('the sample has no sections');
  const bare = { vassalage: 'NONAME', gameType: 'RNG', accountTypeId: 1, smallIcon: null, isHot: 0, nodeId: 1 };
  const own = buildSectionIndex([{ ...slots, vendors: [bare] }], sampleNames);
  expect(own.search('nonam').map(({ vendor }) => vendor)).toEqual([bare]);
});

test('a query without results suggests the closest vendor or category', () => {
  expect([index.closest('luuna rills')?.name, index.closest('liv casno royal')?.name]).toEqual([
    'Luna Reels',
    'Live casino',
  ]);
});
