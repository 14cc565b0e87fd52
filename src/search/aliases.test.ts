import { expect, test } from 'vitest';
import type { Glossary, VendorCatalogue } from '#schemas/game.ts';
import { buildGameIndex, type GameIndexOptions } from './game-index.ts';
import { buildSectionIndex } from './section-index.ts';
import { sampleNames, sampleSections } from '#storybook/sample-catalogue.ts';

const vendor = (vassalage: string, name: string, gameType: string, names: readonly string[]): VendorCatalogue => ({
  vassalage,
  vendor: name,
  gameType,
  games: names.map((gameName, nodeId) => ({
    nodeId,
    gameName,
    gameClassify: null,
    isGame: 'GAME',
    defaultPlayType: null,
  })),
});
const vendors = [
  vendor('RED', 'Red Lantern', 'RNG', [
    'Dragon Temple',
    'Phoenix Rush',
    'Royal Dragon',
    'Wild Manila',
    'Lucky Temple',
    'Ring Toss',
  ]),
  vendor('DUEL', 'Duel Club', 'SPORTS', ['Card Duel']),
];
const glossary: Glossary = {
  words: [
    { name: 'Dragon', aliases: ['rồng', '龍', 'りゅう', 'มังกร'] },
    { name: 'Temple', aliases: ['đền', '神殿', 'วิหาร'] },
    { name: 'Phoenix', aliases: ['phượng hoàng', 'フェニックス'] },
    { name: 'Royal', aliases: ['hoàng gia'] },
    { name: 'Lucky', aliases: ['may mắn'] },
    { name: 'Red Lantern', aliases: ['赤提灯'] },
  ],
  fillers: ['game', 'の', 'เกม'],
};
const found = async (query: string, options: GameIndexOptions = { glossary }, names = sampleNames) =>
  (await buildGameIndex(vendors, names, options)).search(query);
const namesOf = async (query: string) => (await found(query)).map(({ game }) => game.gameName);

test.each([
  ['an alias', 'rồng', ['Dragon Temple', 'Royal Dragon']],
  ['an alias without diacritics', 'RONG', ['Dragon Temple', 'Royal Dragon']],
  ['the beginning of an alias', 'phuo', ['Phoenix Rush']],
  ['an alias of two words, joined', 'phuonghoang', ['Phoenix Rush']],
  ['an alias with a typo', 'phuong hoagn', ['Phoenix Rush']],
  ['one word of an alias alone', 'gia', ['Royal Dragon']],
  ['the simplified character for a traditional one', '龙', ['Dragon Temple', 'Royal Dragon']],
  ['a Japanese character for a Chinese one', '竜神殿', ['Dragon Temple']],
  ['aliases with a particle between them', '龍の神殿', ['Dragon Temple']],
  ['kana for kanji', 'リュウ', ['Dragon Temple', 'Royal Dragon']],
  ['half-width kana', 'ﾌｪﾆｯｸｽ', ['Phoenix Rush']],
  ['two joined Thai words', 'วิหารมังกร', ['Dragon Temple']],
  ['an alias and a Thai filler word', 'เกมมังกร', ['Dragon Temple', 'Royal Dragon']],
  ['two joined Thai words with a typo', 'วิหารมังกน', ['Dragon Temple']],
  ['an alias and a name', 'rong temple', ['Dragon Temple']],
  ['an alias and a filler word', 'rong game', ['Dragon Temple', 'Royal Dragon']],
  ['single words of two different aliases', 'may gia', []],
])('searching by %s: "%s" finds %j [games.search.name]', async (_way, typed, names) => {
  expect(await namesOf(typed)).toEqual(names);
});

test("an alias of the whole vendor name finds the vendor's games", async () => {
  expect(await namesOf('赤提灯')).toHaveLength(6);
});

test('a search by an alias highlights the word of the name that the alias stands for', async () => {
  expect((await found('rong'))[0]?.words).toContain('dragon');
});

test('without a glossary, the names themselves are still found, and a typo in a short word is tolerated only after its first letter', async () => {
  const plain = async (query: string) => (await found(query, {})).map(({ game }) => game.gameName);
  expect([await plain('dragon temple'), await plain('rong'), await plain('long'), await plain('龙')]).toEqual([
    ['Dragon Temple'],
    ['Ring Toss'],
    [],
    [],
  ]);
});

test('a game of a sports vendor that the site shows as esports is found as esports', async () => {
  const duel = { game: expect.objectContaining({ gameName: 'Card Duel' }), tier: 2 };
  expect(await found('esports', { esports: ['DUEL'] })).toMatchObject([duel]);
  expect(await found('sports', { esports: ['DUEL'] })).not.toMatchObject([duel]);
  expect(await found('sports')).toMatchObject([duel]);
});

test('an alias of a game category finds its games and the category', async () => {
  const names = { ...sampleNames, aliases: { RNG: ['slot machines', 'máy đánh bạc'] } };
  const sections = buildSectionIndex(sampleSections, names, { glossary });
  expect((await found('may danh bac', { glossary }, names)).length).toBe(6);
  expect(sections.search('slot machine')[0]).toMatchObject({ section: { category: 'RNG' }, vendor: null });
});
