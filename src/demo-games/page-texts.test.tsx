import { expect, test } from 'vitest';
import { productLanguages } from '#publish/languages/languages.ts';
import { pageLanguage } from '#publish/languages/page-language.ts';
import { textsIn } from './page-texts.ts';

test.each([
  ['EN', 1, 'The 1 line has these chances in every round.'],
  ['EN', 20, 'Each of the 20 lines has these chances in every round. What several lines pay is added up.'],
  ['TY', 5, 'May ganitong tsansa ang bawat isa sa 5 linya sa bawat round. Pinagsasama ang bayad ng ilang linya.'],
  ['TY', 6, 'May ganitong tsansa ang bawat isa sa 6 na linya sa bawat round. Pinagsasama ang bayad ng ilang linya.'],
] as const)('the odds in %s use the right plural form for %i lines', (language, count, text) => {
  const t = textsIn(pageLanguage(productLanguages.pack(language), 'demo-games'));
  expect(t('odds.lines', { count })).toBe(text);
});
