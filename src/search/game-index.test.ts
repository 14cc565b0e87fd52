import { beforeAll, expect, test } from 'vitest';
import { buildGameIndex, type GameIndex } from './game-index.ts';
import { sampleCatalogue, sampleNames } from '#storybook/sample-catalogue.ts';

let index: GameIndex;
beforeAll(async () => {
  index = await buildGameIndex(sampleCatalogue, sampleNames);
});
const found = (query: string): string[] => index.search(query).map(({ game }) => game.gameName);

test.each([
  // A name as written, and its beginning
  ['EN', 'Golden Dragon', 'Golden Dragon'],
  ['EN', 'gol', 'Golden Dragon'],
  ['EN', 'moon', 'Hunter’s Moon'],
  ['EN', "hunter's", 'Hunter’s Moon'],
  ['EN', 'hunters', 'Hunter’s Moon'],
  // Words in another order
  ['EN', 'tiger dragon', 'Dragon Tiger Deluxe'],
  // Letters that are swapped, missing, extra or wrong, even if the word is incomplete
  ['EN', 'goldne', 'Golden Dragon'],
  ['EN', 'pheonix', 'Phoenix Rising'],
  ['EN', 'phoeix', 'Phoenix Rising'],
  ['EN', 'phooenix', 'Phoenix Rising'],
  ['EN', 'phuenix', 'Phoenix Rising'],
  ['EN', 'crys tmeple', 'Crystal Temple'],
  ['EN', 'crustal tem', 'Crystal Temple'],
  ['EN', 'hpoen', 'Phoenix Rising'],
  ['EN', 'crytsal tepmle', 'Crystal Temple'],
  // Words that are joined or split
  ['EN', 'luckydragon', 'Lucky Dragon'],
  ['EN', 'luckydargon', 'Lucky Dragon'],
  ['EN', 'super ball', 'Superball Blast'],
  ['EN', 'super ball blast', 'Superball Blast'],
  ['EN', 'luckykoi', 'Fortune Lucky Koi'],
  ['EN', 'cryst al', 'Crystal Temple'],
  // Filipino
  ['TY', 'sampagita', 'Sampaguita Fiesta'],
  ['TY', 'pinata', 'Piñata Party'],
  ['TY', 'pusoydos', 'Pusoy Dos'],
  ['TY', 'tongist', 'Tongits Hari'],
  // Vietnamese, with and without diacritics
  ['VI', 'phượng hoàng', 'Phượng Hoàng'],
  ['VI', 'phuong hoang', 'Phượng Hoàng'],
  ['VI', 'PHUONG', 'Phượng Hoàng'],
  ['VI', 'phuongh', 'Phượng Hoàng'],
  ['VI', 'da ga', 'Đá Gà Tre'],
  ['VI', 'đá gà', 'Đá Gà Tre'],
  ['VI', 'bau cua', 'Bầu Cua Tôm Cá'],
  ['VI', 'tom ca', 'Bầu Cua Tôm Cá'],
  ['VI', 'phunog hoang', 'Phượng Hoàng'],
  // Indonesian
  ['ID', 'tembk ikan', 'Tembak Ikan Juara'],
  ['ID', 'ayam', 'Sabung Ayam Jago'],
  ['ID', 'sabungayam', 'Sabung Ayam Jago'],
  // Thai: no spaces, missing or wrong tone marks, a word from the middle
  ['TH', 'สล็อต', 'สล็อตมังกรทอง'],
  ['TH', 'สลอต', 'สล็อตมังกรทอง'],
  ['TH', 'มังกรทอง', 'สล็อตมังกรทอง'],
  ['TH', 'มังกร ทอง', 'สล็อตมังกรทอง'],
  ['TH', 'ป็อกเด้ง', 'ป๊อกเด้งออนไลน์'],
  ['TH', 'โชค', 'ปลาทองนำโชค'],
  ['TH', 'ไก่ชน', 'ไก่ชนทองคำ'],
  ['TH', 'ปลาธองนำโชค', 'ปลาทองนำโชค'],
  ['TH', 'สล็อตมังก', 'สล็อตมังกรทอง'],
  ['TH', 'มังกลทอง', 'สล็อตมังกรทอง'],
  // Chinese: any part of a name, a single character, one wrong character
  ['CN', '金龙宝藏', '金龙宝藏'],
  ['CN', '宝藏', '金龙宝藏'],
  ['CN', '藏', '金龙宝藏'],
  ['CN', '胡', '麻将胡了'],
  ['CN', '金龍宝藏', '金龙宝藏'],
  ['CN', '招财', '招财进宝'],
  ['CN', '财神', '财神到'],
  // Japanese: hiragana for katakana and the other way round, half-width kana, a part of a name
  ['JA', 'どらごん', 'ドラゴンの財宝'],
  ['JA', 'ドラゴン', 'ドラゴンの財宝'],
  ['JA', 'ﾄﾞﾗｺﾞﾝ', 'ドラゴンの財宝'],
  ['JA', 'サクラ', 'さくら物語'],
  ['JA', '物語', 'さくら物語'],
  ['JA', 'らっしゅ', '忍者ラッシュ'],
  ['JA', 'パチンコ祭', 'パチンコまつり'],
  ['JA', 'ぱちんこまつい', 'パチンコまつり'],
  // Wide letters, punctuation
  ['EN', 'ＬＵＣＫＹ　ＤＲＡＧＯＮ', 'Lucky Dragon'],
  ['EN', 'lucky-dragon!', 'Lucky Dragon'],
])('%s: typing "%s" finds %s first [games.search.name]', (_language, typed, first) => {
  expect(found(typed)[0]).toBe(first);
});

test.each([
  ['its vendor', 'luna reels', 'LUNA'],
  ['the beginning of its vendor', 'pix', 'PIXEL'],
  ['its vendor without diacritics', 'song hong', 'SONG'],
  ['its vendor in one word', 'siamplay', 'SIAM'],
  ['its vendor with a typo', 'pixle gate', 'PIXEL'],
  ['its vendor in Chinese', '娱乐', 'JINLONG'],
  ['its vendor in Japanese', 'ゲームス', 'SAKURA'],
  ['the name of its category', 'live casino', 'SAKURA'],
  ['the name of its category, with a typo', 'fihsing', 'SONG'],
  ['the name of its type', 'scratch cards', 'PIXEL'],
])('a game is found by %s', (_by, typed, vassalage) => {
  const vassalages = new Set(index.search(typed).map(({ game }) => game.vassalage));
  expect([...vassalages]).toEqual([vassalage]);
});

test('a name together with a vendor finds the game of that vendor', () => {
  expect(found('pixel dragon')).toEqual(['Dragon Scratch']);
});

test('games are found by the type names in the current language', async () => {
  const names = {
    category: { ...sampleNames.category, FISH: 'ยิงปลา', RNG: '老虎机' },
    classify: { TABLE_GAMES: '桌面游戏' },
  };
  const own = await buildGameIndex(sampleCatalogue, names);
  const vassalages = (query: string) => [...new Set(own.search(query).map(({ game }) => game.vassalage))];
  expect([vassalages('ยิงปลา'), vassalages('桌面'), vassalages('老虎')]).toEqual([
    ['SONG'],
    ['JINLONG'],
    ['LUNA', 'SIAM', 'PIXEL', 'JINLONG'],
  ]);
});

test('the exact name comes first, then names with that prefix, then hot games, then the most played', () => {
  expect(found('dragon')).toEqual(['Dragon', 'Dragon Scratch', 'Dragon Tiger Deluxe', 'Lucky Dragon', 'Golden Dragon']);
});

test('a name ranks above a vendor, and typos are tolerated only if nothing matches exactly', () => {
  expect(found('naga')).toEqual([
    'Naga Emas Raja',
    'Tembak Ikan Juara',
    'Sabung Ayam Jago',
    'Pusoy Dos',
    'Tongits Hari',
  ]);
  expect(found('naha')[0]).toBe('Naga Emas Raja');
});

test('split words and joined words do not count as typos', () => {
  expect([
    index.search('super ball')[0]?.tier,
    index.search('luck ydragon')[0]?.tier,
    index.search('luckydragon')[0]?.tier,
  ]).toEqual([1, 0, 0]);
});

test('numbers and short words are matched exactly', () => {
  expect([found('999'), found('kou'), found('kxi')]).toEqual([[], [], []]);
});

test.each([['zzzzzz'], ['dragon zzzzzz'], ['   '], ['!?'], ['ๆๆๆๆๆๆ'], ['龘龘龘']])('"%s" finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

test.each([
  ['golden dargoon slots free', 'Golden Dragon'],
  ['cristall tenpel', 'Crystal Temple'],
  ['phuong hoagn vang', 'Phượng Hoàng'],
  ['dragon zzz', 'Dragon'],
  ['qwxyz', null],
])('for "%s", which finds nothing, the closest name is %s', (typed, name) => {
  expect([found(typed), index.closest(typed)?.name ?? null]).toEqual([[], name]);
});

test("a vendor's count covers the games of the category; for a slot type, only the games of that type; for esports, all games", () => {
  const vendor = (vassalage: string, gameType: string) => ({ vassalage, gameType });
  expect([
    index.count(vendor('LUNA', 'RNG'), 'RNG'),
    index.count(vendor('LUNA', 'FISH'), 'FISH'),
    index.count(vendor('LUNA', 'RNG'), 'JACKPOT'),
    index.count(vendor('NAGA', 'PVP'), 'ESPORTS'),
  ]).toEqual([12, 0, 0, 5]);
});
