import { FILES, find, keep, trim } from './caches.ts';
import type { RequestEvent } from './worker-scope.ts';

/** Files whose URL has a hash of their content: a stored copy is never out of date. */
const HASHED = /^\/(?:assets|brand)\/|^\/(?:theme|sheet|app|data)\.[0-9a-f]+\./;
/** A release has some 150. */
const MOST_FILES = 400;

export const isFileRequest = ({ request }: Pick<RequestEvent, 'request'>, origin: string): boolean => {
  const url = new URL(request.url);
  return (
    request.method === 'GET' && url.origin === origin && HASHED.test(url.pathname) && !request.headers.has('range')
  );
};

/** A stored file, else that of the network, of which a copy is kept. */
export const answerFile = async (event: RequestEvent): Promise<Response> => {
  const { url } = event.request;
  const stored = await find(FILES, url);
  if (stored !== undefined) return stored;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(keep(FILES, url, response.clone()));
  return response;
};

/** Keeps the files that a page loaded before the worker was there; the browser's own cache has them, so the network is spared. */
export const keepFiles = async (addresses: readonly string[], origin: string): Promise<void> => {
  const wanted = addresses.filter((address) => {
    const url = new URL(address, origin);
    return url.origin === origin && HASHED.test(url.pathname);
  });
  for (const address of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the page has the bandwidth
    if ((await find(FILES, address)) !== undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const response = await fetch(address, { cache: 'force-cache' });
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (response.status === 200) await keep(FILES, address, response);
  }
  await trim(FILES, MOST_FILES);
};
