import { policyText } from '../content-security-policy.ts';
import { baseHeaders, NOTHING_PERMITTED, type Headers } from '../headers.ts';

/** The policy of a demo game's page: its own origin alone, framed by the sites that it is started from. */
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

export interface GamesHeaderFacts {
  readonly origins: readonly string[];
  readonly https: boolean;
  readonly development?: boolean;
}

/** The headers of a demo game's page: its address holds a ticket, so that nothing of it is kept or told. */
export const gamesHeaders = ({ origins, https, development = false }: GamesHeaderFacts): Headers => ({
  ...baseHeaders(https),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': gamesPolicy(origins, development),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': NOTHING_PERMITTED,
  'Origin-Agent-Cluster': '?1',
  'X-Robots-Tag': 'noindex',
});
