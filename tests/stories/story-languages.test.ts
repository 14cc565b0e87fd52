import { expect, test } from 'vitest';
import { productLanguages } from '#publish/languages/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { loadTexts } from '#storybook/story-texts.ts';

test.each(LANGUAGES)('in %s, Storybook shows the same texts as the site [language.add.known]', async (language) => {
  const { catalogues } = productLanguages.pack(language);
  const texts = [...catalogues].filter(([namespace]) => namespace.startsWith('site/'));
  expect(await loadTexts(language)).toEqual(
    Object.fromEntries(texts.map(([namespace, table]) => [namespace.slice('site/'.length), table])),
  );
});
