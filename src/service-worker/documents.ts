import { BRAND_MARK, SESSION_MARK } from '#src/document/document-marks.ts';
import { ANSWERS, DOCUMENTS, find, forget, isOwn, keep, trim } from './caches.ts';
import type { DocumentOutcome } from './page-messages.ts';
import type { RequestEvent } from './worker-scope.ts';

/** Matches platform calls, and files by extension, which are not documents. */
const NO_DOCUMENT = /^\/(?:wps|lgw|lotto|TCG_PROD_IMAGES)(?:\/|$)|\.(?!html$)[a-z\d]+$/i;
const MOST_DOCUMENTS = 40;
const RELOAD_WAIT_MS = 4000;
const GONE: ReadonlySet<number> = new Set([404, 410, 421]);

interface Cookies {
  readonly get: (name: string) => Promise<{ readonly value?: string } | null>;
}

const cookie = async (name: string): Promise<string> => {
  const store = (globalThis as { readonly cookieStore?: Cookies }).cookieStore;
  return (await store?.get(name).catch(() => null))?.value ?? '';
};

/**
 * Returns the key of the audience (language and login), because the server chooses the document by these cookies. Some browsers hide cookies from
 * workers; in those, the page tells the worker when to forget the stored documents.
 */
const readerKey = async (): Promise<string> => {
  const [language, mark] = await Promise.all([cookie('lang'), cookie(SESSION_MARK)]);
  return `${language}-${mark === '' ? 'visitor' : 'member'}`;
};

/** Returns the cache key of the document at a URL: its path, its `lang` parameter and the audience. Other parameters are ignored. */
const documentKey = async (address: string): Promise<string> => {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}/__documents/${await readerKey()}/${searchParams.get('lang') ?? ''}${pathname}`;
};

export const isDocumentRequest = ({ request }: Pick<RequestEvent, 'request'>, origin: string): boolean => {
  const url = new URL(request.url);
  return (
    request.mode === 'navigate' && request.method === 'GET' && url.origin === origin && !NO_DOCUMENT.test(url.pathname)
  );
};

const BRAND = new RegExp(`<html[^>]* ${BRAND_MARK}="([^"]+)"`, 'u');

/** The id of the brand of a document; `null` for a page that is not from this site, such as the login page of a Wi-Fi network. */
const brandOf = (html: string): string | null => BRAND.exec(html)?.[1] ?? null;

/** Returns the HTML of a response that is a document of this site, or `null` for anything else; the body of the response can still be read. */
const documentIn = async (response: Response): Promise<string | null> => {
  if (!isOwn(response) || !(response.headers.get('Content-Type') ?? '').startsWith('text/html')) return null;
  const html = await response.clone().text();
  return brandOf(html) === null ? null : html;
};

const drop = async (key: string): Promise<unknown> => (await caches.open(DOCUMENTS)).delete(key);

/** Stores a document, or removes the stored one if the server forbids storing it, as it does for a release that may be rolled back. */
const keepOrDrop = (key: string, document: Response): Promise<unknown> =>
  document.headers.get('Cache-Control')?.includes('no-store') === true ? drop(key) : keep(DOCUMENTS, key, document);

/** Stores a response if it is a document of this site. */
const keepDocument = async (key: string, response: Response): Promise<void> => {
  if ((await documentIn(response)) === null) return;
  await keepOrDrop(key, response);
  await trim(DOCUMENTS, MOST_DOCUMENTS);
};

/**
 * Checks whether the page no longer exists or has moved. If a Wi-Fi login page is mistaken for such a response, only a cached copy is lost, and the
 * next visit restores it. The cached copy of a page that has moved would otherwise be shown forever.
 */
const isGone = ({ status, type }: Response): boolean => GONE.has(status) || type === 'opaqueredirect';

/** The outcomes for documents that were shown from the cache, by the client id of the page. */
const outcomes = new Map<string, Promise<DocumentOutcome>>();
const MOST_OUTCOMES = 20;

/** Returns the outcome for the document that a page shows; `same` if the document came from the network. */
export const outcomeFor = (page: string): Promise<DocumentOutcome> =>
  outcomes.get(page) ?? Promise.resolve({ kind: 'same' });

const compare = async (key: string, stored: Response, fresh: Response): Promise<DocumentOutcome> => {
  if (isGone(fresh)) {
    await drop(key);
    return { kind: 'gone' };
  }
  const [before, html] = await Promise.all([stored.text(), documentIn(fresh)]);
  if (html === null || before === html) return { kind: 'same' };
  const brand = brandOf(before);
  // Documents of older releases do not name their brand.
  const hasMoved = brand !== null && brand !== brandOf(html);
  if (hasMoved) await Promise.all([forget(DOCUMENTS), forget(ANSWERS)]);
  await keepOrDrop(key, fresh);
  return hasMoved ? { kind: 'gone' } : { kind: 'changed', html };
};

const fromNetwork = async ({ request, preloadResponse }: RequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const isReload = ({ request }: RequestEvent): boolean => request.cache === 'no-cache' || request.cache === 'reload';

/** Returns whether the network delivers the document before a player would give up. */
const comesSoon = (fresh: Promise<Response>): Promise<boolean> =>
  Promise.race([
    fresh.then(
      ({ status }) => status < 500,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), RELOAD_WAIT_MS)),
  ]);

/**
 * Returns the cached document at once and updates it in the background. Uses the network's document if none is cached, and also for a reload if it
 * arrives soon, because a reload should show the current page. If the network fails for a path that was never visited, returns the cached first page,
 * which can show every route.
 */
export const answerDocument = async (event: RequestEvent): Promise<Response> => {
  const { url } = event.request;
  const key = await documentKey(url);
  const stored = await find(DOCUMENTS, key);
  const fresh = fromNetwork(event);
  if (stored !== undefined && !(isReload(event) && (await comesSoon(fresh)))) {
    const outcome = fresh
      .then((response) => compare(key, stored.clone(), response))
      .catch((): DocumentOutcome => ({ kind: 'same' }));
    outcomes.set(event.resultingClientId, outcome);
    const oldest = outcomes.keys().next();
    if (outcomes.size > MOST_OUTCOMES && oldest.done === false) outcomes.delete(oldest.value);
    event.waitUntil(outcome);
    return stored.clone();
  }
  try {
    const response = await fresh;
    if (isGone(response)) event.waitUntil(drop(key));
    event.waitUntil(keepDocument(key, response.clone()));
    return response;
  } catch (error) {
    const { origin, searchParams } = new URL(url);
    const language = searchParams.has('lang') ? [`?lang=${searchParams.get('lang')}`, ''] : [''];
    for (const first of language.flatMap((query) => [`${origin}/${query}`, `${origin}/index${query}`])) {
      // oxlint-disable-next-line no-await-in-loop -- the next key is needed only if this one is missing
      const document = await find(DOCUMENTS, await documentKey(first));
      if (document !== undefined) return document;
    }
    throw error;
  }
};

/** Stores the document of a page that loaded before the worker was running. */
export const keepVisited = async (address: string): Promise<void> => {
  const key = await documentKey(address);
  if ((await find(DOCUMENTS, key)) !== undefined) return;
  const response = await fetch(address, { credentials: 'same-origin', headers: { Accept: 'text/html' } });
  await keepDocument(key, response);
};
