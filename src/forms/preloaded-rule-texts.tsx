import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#schemas/languages.ts';
import { createI18n, type TextTable } from '#src/texts/create-i18n.ts';

const catalogues = import.meta.glob<TextTable>('../../languages/*/site/rules.json', { eager: true, import: 'default' });

/** Provides the form texts synchronously, for tests and stories. */
export function PreloadedRuleTexts({ language = 'EN', children }: { language?: Language; children: ReactNode }) {
  const [i18n] = useState(() =>
    createI18n({
      language,
      ready: {
        EN: { rules: catalogues['../../languages/EN/site/rules.json'] ?? {} },
        [language]: { rules: catalogues[`../../languages/${language}/site/rules.json`] ?? {} },
      },
      load: () => Promise.resolve(null),
    }),
  );
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
