import { policyText } from '../content-security-policy.ts';
import { baseHeaders, DENY_ALL_PERMISSIONS, type Headers } from '../headers.ts';

/** Returns the CSP of a demo game's page. It allows only the page's own origin, and only the sites that launch the game may frame it. */
export const gamesPolicy = (origins: readonly string[], development = false): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:', 'wss:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': origins.length === 0 ? ["'none'"] : origins,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

export interface GamesHeaderOptions {
  readonly origins: readonly string[];
  readonly https: boolean;
  readonly development?: boolean;
}

/** Returns the headers of a demo game's page. The URL contains a ticket, so the page is not cached and its URL is not sent as a referrer. */
export const gamesHeaders = ({ origins, https, development = false }: GamesHeaderOptions): Headers => ({
  ...baseHeaders(https),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': gamesPolicy(origins, development),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': DENY_ALL_PERMISSIONS,
  'Origin-Agent-Cluster': '?1',
  'X-Robots-Tag': 'noindex',
});
