import type { i18n } from 'i18next';
import { BASE_LANGUAGE, htmlLang } from '#schemas/languages.ts';

/** The brand's own text in the current language, or else in English; `null` if the brand has none. */
export const brandText = (texts: i18n, key: string): string | null => {
  const options = { ns: 'brand', fallbackLng: htmlLang(BASE_LANGUAGE) };
  return texts.exists(key, options) ? texts.t(key, options) : null;
};
