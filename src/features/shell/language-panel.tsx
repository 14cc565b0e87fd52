import { useMemo } from 'react';
import type { Language } from '#schemas/languages.ts';
import { readLocal } from '#src/lib/browser-storage.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { SearchPanel } from '#src/ui/search-panel.tsx';
import type { OpenSearch } from '#src/ui/search-trigger.tsx';
import { languageOptions } from './language-options.ts';
import { useShellTexts } from './texts.ts';

/** A searchable list of many languages, for players who may not be able to read the current one. */
export function LanguagePanel({
  languages,
  onChoose,
  ...open
}: OpenSearch & { languages: readonly Language[]; onChoose: (language: Language) => void }) {
  const t = useShellTexts();
  const common = useCommonTexts();
  const { language, tag } = useLanguage();
  const options = useMemo(
    () =>
      languageOptions(languages, {
        current: language,
        previous: readLocal('hisLang'),
        browser: navigator.languages,
        tag,
        headings: { suggested: t('language.suggested'), others: t('language.others') },
      }),
    [languages, language, tag, t],
  );
  return (
    <SearchPanel
      {...open}
      label={t('language.title')}
      options={options}
      value={language}
      texts={{ search: t('language.search'), empty: t('language.none'), close: common('close') }}
      onChoose={onChoose}
    />
  );
}
