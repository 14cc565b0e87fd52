import { htmlLang, setLanguages } from '#schemas/languages.ts';
import type { DocumentData } from '#src/document/document-data.ts';
import type { SiteStores } from './site-stores.ts';

/** Matches style sheets that contain the brand's theme: a separate file in development, merged with the site's styles in a build. */
const THEME_SHEET = /^\/(?:theme|sheet)\./u;

/**
 * Applies a changed brand file to the open page without losing forms or the session. A new style sheet replaces the old one only after it has loaded,
 * so that the page is never unstyled.
 */
export const applyBrandChange = (
  stores: Pick<SiteStores, 'brand' | 'languages' | 'texts'>,
  data: DocumentData,
  sheets: readonly string[],
): void => {
  const sheet = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find((link) =>
    THEME_SHEET.test(link.getAttribute('href') ?? ''),
  );
  const href = sheets.find((each) => THEME_SHEET.test(each));
  if (sheet !== undefined && href !== undefined && sheet.getAttribute('href') !== href) {
    const next = sheet.cloneNode() as HTMLLinkElement;
    next.href = href;
    next.addEventListener('load', () => sheet.remove());
    sheet.after(next);
  }
  // Set the languages before the brand, because the brand's new languages become selectable immediately.
  setLanguages(data.languages);
  stores.languages.set(data.languages);
  for (const [language, tables] of Object.entries(data.brandTexts))
    for (const [namespace, table] of Object.entries(tables ?? {}))
      stores.texts.addResourceBundle(htmlLang(language), namespace, table, true, true);
  stores.brand.set(data.brand);
};
