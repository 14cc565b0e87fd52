import { expect, test } from 'vitest';
import { buildPlaceIndex } from './place-index.ts';
import { sampleNames, samplePlaces } from './sample-catalogue.ts';

const index = buildPlaceIndex(samplePlaces, sampleNames.category);
const found = (query: string): string[] =>
  index
    .search(query)
    .map(({ place, vendor }) => (vendor === null ? place.category : `${place.category}/${vendor.vassalage}`));

test.each([
  ['a category by its name', 'slots', ['RNG', 'RNG/LUNA', 'RNG/PIXEL', 'RNG/SIAM', 'RNG/JINLONG']],
  ['a category by its beginning', 'spo', ['SPORTS']],
  ['a category with a slip', 'fsihing', ['FISH', 'FISH/SONG']],
  ['a vendor by its name', 'Pixel Gate', ['RNG/PIXEL']],
  ['a vendor written as one', 'lunareels', ['RNG/LUNA']],
  ['a vendor without its marks', 'song', ['FISH/SONG']],
  ['a vendor in Chinese', '金龙', ['RNG/JINLONG']],
  ['a vendor in the other kana', 'サクラ', ['LIVE/SAKURA']],
  ['a vendor of a category', 'live sakura', []],
  ['a vendor and its category', 'さくら live', ['LIVE/SAKURA']],
  ['nothing', 'zzzz', []],
])('the search finds %s', (_what, query, places) => {
  expect(found(query)).toEqual(places);
});

test('a vendor without a name is found by its code', () => {
  const [slots] = samplePlaces;
  if (slots === undefined) throw new Error('the sample has no places');
  const bare = { vassalage: 'NONAME', gameType: 'RNG', accountTypeId: 1, smallIcon: null, isHot: 0, nodeId: 1 };
  const own = buildPlaceIndex([{ ...slots, vendors: [bare] }], sampleNames.category);
  expect(own.search('nonam').map(({ vendor }) => vendor)).toEqual([bare]);
});

test('for a query that finds nothing the closest vendor or category is at hand', () => {
  expect([index.closest('luuna rills')?.name, index.closest('liv casno royal')?.name]).toEqual([
    'Luna Reels',
    'Live casino',
  ]);
});
