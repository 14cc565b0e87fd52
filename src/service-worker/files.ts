import { FILES, find, isOwn, keep, trim } from './caches.ts';
import type { RequestEvent } from './worker-scope.ts';

/** Files whose URL contains a hash of their content: a stored copy is never outdated. */
const HASHED = /^\/(?:assets|brand)\/|^\/(?:theme|sheet|app|data)\.[0-9a-f]+\./;
/** A release has about 150 files. */
const MOST_FILES = 400;

export const isFileRequest = ({ request }: Pick<RequestEvent, 'request'>, origin: string): boolean => {
  const url = new URL(request.url);
  return (
    request.method === 'GET' && url.origin === origin && HASHED.test(url.pathname) && !request.headers.has('range')
  );
};

/**
 * Hashed files are never HTML. An HTML response comes from elsewhere, such as a Wi-Fi login page, and its copy would never be replaced. A file whose
 * content does not match its hash must not be stored.
 */
const isFile = (response: Response): boolean =>
  isOwn(response) &&
  !(response.headers.get('Content-Type') ?? '').startsWith('text/html') &&
  response.headers.get('Cache-Control') !== 'no-store';

/** Returns a stored file, or fetches the file from the network and stores a copy. */
export const answerFile = async (event: RequestEvent): Promise<Response> => {
  const { url } = event.request;
  const stored = await find(FILES, url);
  if (stored !== undefined) return stored;
  const response = await fetch(event.request);
  if (isFile(response)) event.waitUntil(keep(FILES, url, response.clone()));
  return response;
};

/** Stores the files that a page loaded before the worker was running; they come from the browser's own cache, not the network. */
export const keepFiles = async (addresses: readonly string[], origin: string): Promise<void> => {
  const wanted = addresses.filter((address) => {
    const url = new URL(address, origin);
    return url.origin === origin && HASHED.test(url.pathname);
  });
  for (const address of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, to leave the bandwidth to the page
    if ((await find(FILES, address)) !== undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- sequential, to leave the bandwidth to the page
    const response = await fetch(address, { cache: 'force-cache' });
    // oxlint-disable-next-line no-await-in-loop -- sequential, to leave the bandwidth to the page
    if (isFile(response)) await keep(FILES, address, response);
  }
  await trim(FILES, MOST_FILES);
};
