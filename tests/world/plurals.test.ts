import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#schemas/languages.ts';
import { prizeMessage } from '#sandbox/domains/missions/leaderboard-texts.ts';
import { referralMessage } from '#sandbox/domains/referral/referral-texts.ts';
import { createI18n } from '#src/texts/create-i18n.ts';
import { pluralFindings, pluralNames } from '../texts/plural-findings.ts';
import { brandFolders, productFolders, readTexts } from '../texts/text-folders.ts';

const NUMBERS = Array.from({ length: 131 }, (_, number) => number);

/** The plural rules of CLDR, written independently of `Intl`, which the product uses. */
const CLDR: Readonly<Record<Language, (number: number) => 'one' | 'other'>> = {
  CN: () => 'other',
  EN: (number) => (number === 1 ? 'one' : 'other'),
  ID: () => 'other',
  JA: () => 'other',
  TH: () => 'other',
  TY: (number) => ([1, 2, 3].includes(number) || ![4, 6, 9].includes(number % 10) ? 'one' : 'other'),
  VI: () => 'other',
};

test('every text with a count has the plural forms of its language, and no others', () => {
  expect([...productFolders, ...brandFolders].flatMap(pluralFindings)).toEqual([]);
});

test.each(LANGUAGES)('the texts in %s use the correct plural form for every number', (language) => {
  for (const folder of productFolders) {
    const table = readTexts(folder, language);
    const texts = createI18n({ language, ready: { [language]: { shown: table } }, load: async () => null });
    for (const name of pluralNames(table))
      for (const count of NUMBERS) {
        const expected = (table[`${name}_${CLDR[language](count)}`] ?? '').replaceAll(
          /\{\{(?:count|members|points|rows)\}\}/g,
          String(count),
        );
        const shown = texts.t(`shown:${name}`, { count, members: count, points: count, rows: count });
        expect(shown.replaceAll(/\{\{\w+\}\}/g, ''), `${folder} ${name} ${count}`).toBe(
          expected.replaceAll(/\{\{\w+\}\}/g, ''),
        );
      }
  }
});

const wordsOf = (html: string): string => html.replaceAll(/<\/?\w+>/g, ' ');

test.each([
  ['EN', /(\d+) (days?)\b/g, { one: 'day', other: 'days' }],
  ['EN', /(\d+) (times?)\b/g, { one: 'time', other: 'times' }],
  ['TY', /(\d+) ((?:na )?araw)\b/g, { one: 'araw', other: 'na araw' }],
  ['TY', /(\d+) ((?:na )?beses)\b/g, { one: 'beses', other: 'na beses' }],
] as const)('platform messages in %s use the correct plural form: %s', (language, phrase, forms) => {
  for (const number of NUMBERS) {
    const sent = [
      referralMessage({ friend: 'ana', amountIn: () => 'PHP 1', days: number, times: number }),
      prizeMessage(1, number),
    ];
    const found = sent.flatMap((texts) => [...wordsOf(texts[language]?.content ?? '').matchAll(phrase)]);
    expect(found.length).toBeGreaterThan(0);
    for (const [, shown, form] of found) expect([shown, form]).toEqual([String(number), forms[CLDR[language](number)]]);
  }
});

test('no platform message contains an unfilled placeholder', () => {
  const sent = [referralMessage({ friend: 'ana', amountIn: () => 'PHP 1', days: 4, times: 1 }), prizeMessage(3, 1)];
  for (const texts of sent)
    for (const language of LANGUAGES) expect(JSON.stringify(texts[language])).not.toContain('{{');
});
