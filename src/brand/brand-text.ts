import type { i18n } from 'i18next';

/** A text of the brand's own in the current language, else in English; `null` where the brand has none. */
export const brandText = (texts: i18n, key: string): string | null => {
  const options = { ns: 'brand', fallbackLng: 'EN' };
  return texts.exists(key, options) ? texts.t(key, options) : null;
};
