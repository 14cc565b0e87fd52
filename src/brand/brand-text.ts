import type { i18n } from 'i18next';

/** The brand's own text in the current language, or else in English; `null` if the brand has none. */
export const brandText = (texts: i18n, key: string): string | null => {
  const options = { ns: 'brand', fallbackLng: 'EN' };
  return texts.exists(key, options) ? texts.t(key, options) : null;
};
