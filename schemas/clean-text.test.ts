import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['three zero-width spaces', '\u200b\u200b\u200b', ''],
  ['only a Braille blank', '\u2800', ''],
  ['soft hyphens', '\u00ad\u00ad', ''],
  ['punctuation alone', '…!', ''],
  ['a reversed direction', 'Ana \u202egnal', 'Ana gnal'],
  ['a decomposed letter', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['no-break and ideographic spaces', ' 山田\u3000太郎\u00a0', '山田 太郎'],
  ['line breaks and tabs', 'Ana\r\nMaria\tLee', 'Ana Maria Lee'],
  ['a variation selector of a Japanese name', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['a Hangul filler with a variation selector', '\u3164\ufe0f', ''],
  ['a Braille blank with a variation selector', 'Ana\u2800\ufe0f', 'Ana'],
  ['a joiner before a hidden letter', 'ب\u200d\u061c', 'ب'],
  ['a joiner after a Japanese sound mark', 'か\u200b\u3099\u200cب', 'がب'],
  ['a joiner after an Arabic vowel', 'ب\u064e\u200dب', 'ب\u064e\u200dب'],
  ['an accent after a hidden character', 'Jose\u200b\u0301', 'José'],
  ['a Thai name with marks and sara am', 'สมชาย น้ำใจ', 'สมชาย น้ำใจ'],
  ['an Arabic name with vowels and direction marks', '\u200fمُحَمَّد علي\u061c', 'مُحَمَّد علي'],
  ['a Japanese name with a standardised variant', '神\ufe00谷', '神\ufe00谷'],
  ['a lone variation selector', '\ufe0f Ana', 'Ana'],
  ['a family of emoji', '👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['a flag', '🇵🇭', '🇵🇭'],
  ['a joiner in a Persian word', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a joiner between Latin letters', 'A\u200dna', 'Ana'],
])('a line with %s is cleaned, and cleaning it again changes nothing', (_what, text, clean) => {
  expect(cleanText(text, 'line')).toBe(clean);
  expect(cleanText(clean, 'line')).toBe(clean);
});

test('a text of several lines keeps its line breaks, and each line is trimmed at its end', () => {
  expect(cleanText(' one \r\n\r\n two\u2028three\u200b ', 'lines')).toBe('one\n\n two\nthree');
});

test.each([
  ['name', 'ｐｌａｙｅｒ０１', 'player01'],
  ['name', ' play\u00a0er\u200b01 ', 'player01'],
  ['name', 'player01\ufe0f', 'player01'],
  ['name', 'jose \u200b\u0301', 'josé'],
  ['code', '1\ufe0f\u200d23', '123'],
  ['code', 'e-\u0301', 'é'],
  ['name', 'a\u2011b', 'a-b'],
  ['name', 'ana＠example.com', 'ana@example.com'],
  ['code', '１２３ - ４５６', '123456'],
  ['code', '๑๒๓\u2013๔๕๖', '123456'],
  ['code', 'ABCDE-FGHJK', 'ABCDEFGHJK'],
] as const)('a %s typed as "%s" is %s', (kind, text, clean) => {
  expect(cleanText(text, kind)).toBe(clean);
});

const ANY_CHARACTER = fc.constantFrom(
  ...'aé1か神葛กำبक👩🏽❤🇵-…! \n\t',
  ...'\u0301\u3099\u309a\u094d\u00a0\u00ad\u034f\u061c\u115f\u17b4\u180b\u180e\u200b\u200c\u200d\u202e\u2028\u2060\u2800\u3000\u3164\uff9e\uffa0\ufe00\ufe0f\u{e0100}',
);

test.each(['line', 'lines', 'name', 'code'] as const)(
  'a %s that the site has cleaned contains nothing hidden, and stays the same when the platform cleans it',
  (kind) => {
    fc.assert(
      fc.property(fc.array(ANY_CHARACTER, { maxLength: 12 }), (characters) => {
        const clean = cleanText(characters.join(''), kind);
        expect(cleanText(clean, kind)).toBe(clean);
        expect(clean).not.toMatch(
          /[\u034f\u00ad\u061c\u115f\u1160\u17b4\u180b\u180e\u200b\u202e\u2028\u2060\u2800\u3164\uffa0]/u,
        );
      }),
    );
  },
);
