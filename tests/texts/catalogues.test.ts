import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TRANSLATED_LANGUAGES } from '#tests/support/languages.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { CLIENT_CODES, PLATFORM_CODES } from '#schemas/problem-codes.ts';
import { baseOf, textNames } from './plural-findings.ts';
import { productFolders, readTexts } from './text-folders.ts';

const table: (folder: string, language: string) => Readonly<Record<string, unknown>> = readTexts;
const placeholders = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '').toSorted();

test.each(productFolders)(
  'every text in %s exists in all languages, with the same placeholders [languages.catalogues] [languages.fallback] [languages.conflict]',
  (folder) => {
    const english = table(folder, 'EN');
    for (const language of TRANSLATED_LANGUAGES) {
      const own = table(folder, language);
      expect([language, textNames(own)]).toEqual([language, textNames(english)]);
      for (const [key, text] of Object.entries(own)) {
        expect(typeof text === 'string' && text.trim() !== '', `${language} ${key}`).toBe(true);
        const source = english[key] ?? english[`${baseOf(key) ?? ''}_other`];
        expect([language, key, placeholders(text)]).toEqual([language, key, placeholders(source)]);
      }
    }
  },
);

test.each(['CN', 'ID', 'JA', 'KO', 'MS', 'TH', 'TY', 'VI'])(
  '%s is translated completely, and `language check` has no findings [language.packs.ko-ms] [language.seven.folders]',
  async (code) => {
    expect(TRANSLATED_LANGUAGES).toContain(code);
    const { code: exit, out } = await runCommand(['language', 'check', code, '--all']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^[A-Z]{2} {2}(\d+) of \1 texts, 100 % {2}clean\n\n1 language, 0 errors, 0 warnings\n$/);
  },
);

test.each(readdirSync('src/features').filter((name) => existsSync(join('src/features', name, 'texts.ts'))))(
  'the texts hook of the feature %s reads the namespace of its folder',
  (name) => {
    const source = readFileSync(join('src/features', name, 'texts.ts'), 'utf8');
    expect([...source.matchAll(/createTextsHook<.*>\('(.*)'\)/g)].map(([, namespace]) => namespace)).toEqual([name]);
  },
);

test.each(productFolders)('no text in %s contains markup or a reference to another text', (folder) => {
  for (const language of TRANSLATED_LANGUAGES)
    for (const text of Object.values(table(folder, language))) expect(String(text)).not.toMatch(/<\/?[a-z]|\$t\(/i);
});

test.each(productFolders)(
  'no text in %s contains a percent sign after a number, because `usePercent` formats percentages',
  (folder) => {
    for (const language of TRANSLATED_LANGUAGES)
      for (const [key, text] of Object.entries(table(folder, language)))
        expect(`${language} ${key}: ${String(text)}`).not.toMatch(/\}\}\s*[%\uFF05]/u);
  },
);

const NOT_LATIN = {
  CN: /\p{Script=Han}/u,
  JA: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  TH: /\p{Script=Thai}/u,
} as const;

test.each(productFolders)('most texts in %s differ from English [languages.catalogues]', (folder) => {
  const english = table(folder, 'EN');
  const long = Object.keys(english).filter((key) => String(english[key]).length > 12);
  for (const language of TRANSLATED_LANGUAGES) {
    if (language === 'EN') continue;
    const own = table(folder, language);
    const same = long.filter((key) => own[key] === english[key]);
    expect(same.length, `${language}: ${same.join(', ')}`).toBeLessThanOrEqual(Math.ceil(long.length * 0.1));
    if (language in NOT_LATIN)
      for (const key of long.filter((name) => Object.hasOwn(own, name) && !same.includes(name)))
        expect(`${key}: ${String(own[key])}`).toMatch(NOT_LATIN[language as keyof typeof NOT_LATIN]);
  }
});

const SPEC_KEYS: readonly (readonly [string, readonly string[]])[] = [
  [
    'site/errors',
    [
      'game_maintenance',
      'info_maintenance',
      'blockip',
      'info_ip_block',
      'in_need_true_account',
      'in_increase_submit',
      'invitation_code_error',
    ],
  ],
  ['site/rules', ['inconsistent_twice', ...Array.from({ length: 18 }, (_, at) => `reg_pattern_${at + 1}`)]],
];

test.each(SPEC_KEYS)('%s contains the keys that the platform uses [languages.keys]', (folder, keys) => {
  for (const language of TRANSLATED_LANGUAGES)
    expect(Object.keys(table(folder, language))).toEqual(expect.arrayContaining([...keys]));
});

test.each([...PLATFORM_CODES, ...CLIENT_CODES])(
  'the error code %s has a text in every language [errors.codes] [errors.keys]',
  (code) => {
    for (const language of TRANSLATED_LANGUAGES)
      expect([language, table('site/errors', language)[`code.${code}`]]).toEqual([language, expect.any(String)]);
  },
);
