import type { Brand } from '#schemas/brand.ts';
import { policyText } from './content-security-policy.ts';
import { baseHeaders, type Headers } from './headers.ts';
import type { SiteBuild } from './site-build.ts';

/** The URL of every site's service worker; its scope is the folder of its script. */
export const SERVICE_WORKER = '/service-worker.js';

/** The script at that URL; `null` without one. A brand that switches the worker off gets one that deletes what was stored. */
export const workerScript = (
  { modules: { offline = true } }: Pick<Brand, 'modules'>,
  { workers }: Pick<SiteBuild, 'workers'>,
): string | null => (workers === null ? null : offline ? workers.active : workers.retired);

/** The headers of the script: revalidated on each visit, and limited to its own site. */
export const workerHeaders = (https: boolean): Headers => ({
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': policyText({ 'default-src': ["'none'"], 'connect-src': ["'self'"] }),
  ...baseHeaders(https),
});
