import type { Brand } from '#schemas/brand.ts';
import type { Languages } from '#publish/languages/languages.ts';
import { serverText } from '#publish/languages/server-text.ts';
import { chooseLanguage } from './choose-document.ts';
import { failureResponse } from './platform-gateway.ts';
import { escapeHtml } from '../html.ts';
import { plainPage } from './plain-page.ts';

const RETRY_AFTER = { 'Retry-After': '2' };

/** Returns the response to a call if the sandbox is still creating the brand's merchant. */
export const openingResponse = (): Response =>
  failureResponse(503, 'merchant_opening', 'The merchant is being created', RETRY_AFTER);

/** Returns the page that is shown while the sandbox is still creating the brand's merchant. It reloads itself until the site is open. */
export const openingPage = (
  request: Request,
  brand: Pick<Brand, 'languages'>,
  { languages, https }: { readonly languages: Languages; readonly https: boolean },
): Response => {
  const language = chooseLanguage(brand.languages, request);
  const pack = languages.pack(language);
  const title = serverText(pack, 'opening.title');
  return plainPage({
    title,
    status: 503,
    https,
    language,
    headers: { ...RETRY_AFTER, Refresh: '2' },
    body: `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(serverText(pack, 'opening.text'))}</p>`,
  });
};
