import type { Language } from '#schemas/languages.ts';
import { changeLanguages } from '../languages.ts';
import { test } from '../site-test.ts';

const BRANDS: readonly { readonly id: string; readonly languages: readonly Language[] }[] = [
  { id: 'lotus', languages: ['EN', 'CN', 'VI'] },
  { id: 'siam', languages: ['CN', 'EN', 'TH'] },
];

for (const { id, languages } of BRANDS) {
  test(`${id} changes to each of its languages and keeps it over a reload without a flash [header.lang.dropdown] [languages.change] [brand.lang.default]`, async ({
    page,
    context,
    isMobile,
  }) => {
    await changeLanguages({ page, context, isMobile }, id, languages);
  });
}
