import { expect, test } from 'vitest';
import { createI18n } from '#src/texts/create-i18n.ts';
import { brandText } from './brand-text.ts';

test("a brand's own text is in the current language, otherwise in English, otherwise missing [languages.fallback]", () => {
  const brand = (table: Readonly<Record<string, string>>) => ({ brand: table });
  const texts = createI18n({
    language: 'TH',
    ready: { TH: brand({ both: 'ทั้งสอง' }), EN: brand({ both: 'Both', english: 'English' }) },
    load: async () => null,
  });
  expect(['both', 'english', 'none'].map((key) => brandText(texts, key))).toEqual(['ทั้งสอง', 'English', null]);
});
