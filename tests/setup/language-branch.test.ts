import { expect, test } from 'vitest';
import { lintSamples } from '#tests/support/lint-samples.ts';

const REFUSED = [
  ['equal.ts', "const isThai = language === 'TH';"],
  ['unequal.ts', "if (site.language !== 'JA') show();"],
  ['tag.ts', "if (document.documentElement.lang === 'th') show();"],
  ['list.ts', "const isWide = ['CN', 'JA'].includes(language);"],
  ['listed.ts', "const hasThai = supported.includes('TH');"],
  ['pattern.ts', 'const isEast = /^(?:ja|zh)/.test(navigator.language);'],
  ['table.ts', "const SPACE = { EN: ' ', JA: '' };"],
  ['case.ts', "switch (language) { case 'CN': show(); }"],
] as const;

test("the linter rejects a condition on a language code, and accepts a lookup of the language's data [language.locale.data]", () => {
  const found = lintSamples('marquee/language-branch', [
    ...REFUSED,
    ['lookup.ts', 'const { calendar } = languageInfo(language);'],
    ['same.ts', 'const isCurrent = language === current;'],
    ['theme.ts', "const isDark = theme === 'dark';"],
  ]);
  for (const [file] of REFUSED) expect(found).toContain(file);
  for (const file of ['lookup.ts', 'same.ts', 'theme.ts']) expect(found).not.toContain(file);
});
