import { LANGUAGES } from '#schemas/languages.ts';
import type { DocumentData } from '#src/document/document-data.ts';
import type { SiteStores } from './site-stores.ts';

/** Development only: applies a changed brand file to the open page, without losing forms or the session. */
export const applyBrandChange = (
  stores: Pick<SiteStores, 'brand' | 'texts'>,
  data: DocumentData,
  themeHref: string,
): void => {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href^="/theme."]');
  if (sheet !== null && sheet.getAttribute('href') !== themeHref) {
    const next = sheet.cloneNode() as HTMLLinkElement;
    next.href = themeHref;
    next.addEventListener('load', () => sheet.remove());
    sheet.after(next);
  }
  for (const language of LANGUAGES) {
    for (const [namespace, table] of Object.entries(data.brandTexts[language] ?? {}))
      stores.texts.addResourceBundle(language, namespace, table, true, true);
  }
  stores.brand.set(data.brand);
};
