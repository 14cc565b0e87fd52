import { expect, test } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { createI18n } from '#src/texts/create-i18n.ts';
import { pluralFindings, pluralNames } from '../texts/plural-findings.ts';
import { brandFolders, productFolders, readTexts } from '../texts/text-folders.ts';

const NUMBERS = Array.from({ length: 131 }, (_, number) => number);

/** CLDR's plural rules for the product's languages, written independently of `Intl`, which the product uses. */
const CLDR: Readonly<Record<Language, (number: number) => Intl.LDMLPluralRule>> = {
  CN: () => 'other',
  EN: (number) => (number === 1 ? 'one' : 'other'),
  ID: () => 'other',
  JA: () => 'other',
  KO: () => 'other',
  MS: () => 'other',
  TH: () => 'other',
  TY: (number) => ([1, 2, 3].includes(number) || ![4, 6, 9].includes(number % 10) ? 'one' : 'other'),
  VI: () => 'other',
  // The pseudo-language has Arabic plural forms.
  XB: (number) =>
    number < 3
      ? ((['zero', 'one', 'two'] as const)[number] ?? 'other')
      : number % 100 >= 3 && number % 100 <= 10
        ? 'few'
        : number % 100 >= 11
          ? 'many'
          : 'other',
};

test('every text with a count has the plural forms of its language, and no others', () => {
  expect([...productFolders, ...brandFolders].flatMap(pluralFindings)).toEqual([]);
});

test.each(Object.keys(CLDR))('the texts in %s use the correct plural form for every number', (language) => {
  for (const folder of productFolders) {
    const table = readTexts(folder, language);
    const texts = createI18n({ language, ready: { [language]: { shown: table } }, load: async () => null });
    for (const name of pluralNames(table))
      for (const count of NUMBERS) {
        const expected = (table[`${name}_${CLDR[language]?.(count)}`] ?? '').replaceAll(
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

type PluralCase = [language: Language, phrase: RegExp, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>];

test.each<PluralCase>([
  ['EN', /(\d+) (days?)\b/g, { one: 'day', other: 'days' }],
  ['EN', /(\d+) (times?)\b/g, { one: 'time', other: 'times' }],
  ['TY', /(\d+) ((?:na )?araw)\b/g, { one: 'araw', other: 'na araw' }],
  ['TY', /(\d+) ((?:na )?beses)\b/g, { one: 'beses', other: 'na beses' }],
])('platform messages in %s use the correct plural form: %s', (language, phrase, forms) => {
  for (const count of NUMBERS) {
    const times = textRef('messages:referral.times', { count });
    const sent = [
      textRef('messages:referral.claim', { count, times }),
      textRef('messages:leaderboard.claim', { count }),
    ];
    const found = sent.flatMap((text) => [...translate(text, language).matchAll(phrase)]);
    expect(found.length).toBeGreaterThan(0);
    for (const [, shown, form] of found)
      expect([shown, form]).toEqual([String(count), forms[CLDR[language]?.(count) ?? 'other']]);
  }
});
