import { SESSION_MARK } from '#src/document/document-marks.ts';
import { DOCUMENTS, find, keep, trim } from './caches.ts';
import type { DocumentOutcome } from './page-messages.ts';
import type { RequestEvent } from './worker-scope.ts';

/** Platform calls, and files by their ending: no documents. */
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

/** For whom a document is: the server chooses it by these cookies. Browsers that do not show them to a worker have the page tell it to forget. */
const readerKey = async (): Promise<string> => {
  const [language, mark] = await Promise.all([cookie('lang'), cookie(SESSION_MARK)]);
  return `${language}-${mark === '' ? 'visitor' : 'member'}`;
};

/** The key of the document of a URL: its path and language alone choose it. */
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

const isDocument = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html');

/** Nothing is served here any more, or the server leads elsewhere: a navigation leaves it to the browser to follow a redirect. */
const isGone = ({ status, type }: Response): boolean => GONE.has(status) || type === 'opaqueredirect';

/** Of the documents that were shown from the store, by the page that shows them. */
const outcomes = new Map<string, Promise<DocumentOutcome>>();
const MOST_OUTCOMES = 20;

/** What became of the document that a page shows; `same` for one that came from the network. */
export const outcomeFor = (page: string): Promise<DocumentOutcome> =>
  outcomes.get(page) ?? Promise.resolve({ kind: 'same' });

const drop = async (key: string): Promise<unknown> => (await caches.open(DOCUMENTS)).delete(key);

const compare = async (key: string, stored: Response, fresh: Response): Promise<DocumentOutcome> => {
  if (isGone(fresh)) {
    await drop(key);
    return { kind: 'gone' };
  }
  if (!isDocument(fresh)) return { kind: 'same' };
  const [before, html] = await Promise.all([stored.text(), fresh.clone().text()]);
  if (before === html) return { kind: 'same' };
  await keep(DOCUMENTS, key, fresh);
  return { kind: 'changed', html };
};

const fromNetwork = async ({ request, preloadResponse }: RequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const isReload = ({ request }: RequestEvent): boolean => request.cache === 'no-cache' || request.cache === 'reload';

/** Whether the network has the document before a player would give up. */
const comesSoon = (fresh: Promise<Response>): Promise<boolean> =>
  Promise.race([
    fresh.then(
      ({ status }) => status < 500,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), RELOAD_WAIT_MS)),
  ]);

/**
 * The stored document at once, freshened behind. That of the network where none is stored, and for a reload, if it comes soon: who reloads wants the
 * page of today. Where the network fails, a path that was never visited gets the stored first page, which shows every route.
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
    if (isDocument(response)) {
      const copy = response.clone();
      event.waitUntil(keep(DOCUMENTS, key, copy).then(() => trim(DOCUMENTS, MOST_DOCUMENTS)));
    }
    return response;
  } catch (error) {
    const { origin, searchParams } = new URL(url);
    const language = searchParams.has('lang') ? [`?lang=${searchParams.get('lang')}`, ''] : [''];
    for (const first of language.flatMap((query) => [`${origin}/${query}`, `${origin}/index${query}`])) {
      // oxlint-disable-next-line no-await-in-loop -- the next only where this one is missing
      const document = await find(DOCUMENTS, await documentKey(first));
      if (document !== undefined) return document;
    }
    throw error;
  }
};

/** Keeps the document of a page that came before the worker was there. */
export const keepVisited = async (address: string): Promise<void> => {
  const key = await documentKey(address);
  if ((await find(DOCUMENTS, key)) !== undefined) return;
  const response = await fetch(address, { credentials: 'same-origin', headers: { Accept: 'text/html' } });
  if (isDocument(response)) await keep(DOCUMENTS, key, response);
};
