import type { Brand } from '#schemas/brand.ts';
import { policyText } from './content-security-policy.ts';
import { baseHeaders, type Headers } from './headers.ts';
import type { SiteBuild } from './site-build.ts';

/** The URL of the service worker on every site. It is in the root, because the scope of a worker is the folder of its script. */
export const SERVICE_WORKER = '/service-worker.js';

/**
 * Returns the service worker script, or `null` if there is none. A brand that has turned the worker off gets a script
 * that deletes the stored data.
 */
export const workerScript = (
  { modules: { offline = true } }: Pick<Brand, 'modules'>,
  { workers }: Pick<SiteBuild, 'workers'>,
): string | null => (workers === null ? null : offline ? workers.active : workers.retired);

/** Returns the headers of the service worker script. The script is revalidated on each visit, and its CSP allows only its own site. */
export const workerHeaders = (https: boolean): Headers => ({
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policyText({ 'default-src': ["'none'"], 'connect-src': ["'self'"] }),
  ...baseHeaders(https),
});
