import type { ConnectorPage } from '#schemas/connector.ts';
import { policyText } from '../content-security-policy.ts';
import { baseHeaders, DENY_ALL_PERMISSIONS, type Headers } from '../headers.ts';
import { humanSources, type CspSources } from './human-sources.ts';
import { phoneSources } from './phone-sources.ts';

const sourcesOf = (page: ConnectorPage): CspSources => {
  if (page.page === 'human') return humanSources(page.human);
  return { ...phoneSources(page.phone), ownScriptOnly: page.phone.provider === 'sandbox' };
};

/**
 * Returns the CSP of a connector page. It allows the page's own origin and the provider's, and only the brand may frame
 * the page. Trusted Types are required only if no third-party script runs. A provider's script sets script URLs itself,
 * so a Trusted Types policy would have to allow any URL and would protect nothing. Such a page is protected by
 * `script-src` and by its separate origin, which has no session, no form and no other page.
 */
export const connectorPolicy = (page: ConnectorPage, development = false): string => {
  const { script, frame, connect, image, ownScriptOnly } = sourcesOf(page);
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", ...(development || !ownScriptOnly ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", ...image],
    'connect-src': ["'self'", ...connect, ...(development ? ['ws:', 'wss:'] : [])],
    'frame-src': frame.length === 0 ? ["'none'"] : frame,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': page.origins,
    ...(ownScriptOnly ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] } : {}),
  });
};

export interface ConnectorHeaderOptions {
  readonly https: boolean;
  readonly development?: boolean;
}

/**
 * Returns the headers of a connector page. The phone page may keep its opener, because the site opens it in a window
 * and waits for its message. The origin is sent as the referrer, because providers restrict their API keys to origins.
 */
export const connectorHeaders = (
  page: ConnectorPage,
  { https, development = false }: ConnectorHeaderOptions,
): Headers => ({
  ...baseHeaders(https),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': connectorPolicy(page, development),
  'Cross-Origin-Opener-Policy': page.page === 'phone' ? 'unsafe-none' : 'same-origin',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': DENY_ALL_PERMISSIONS,
  'Origin-Agent-Cluster': '?1',
  'X-Robots-Tag': 'noindex',
});
