import type { ConnectorPage } from '#schemas/connector.ts';
import { policyText } from '../content-security-policy.ts';
import { baseHeaders, NOTHING_PERMITTED, type Headers } from '../headers.ts';
import { humanSources, type PageSources } from './human-sources.ts';
import { phoneOrigins } from './phone-origins.ts';

const sourcesOf = (page: ConnectorPage): PageSources => {
  if (page.page === 'human') return humanSources(page.human);
  return { ...phoneOrigins(page.phone), ownScriptOnly: page.phone.provider === 'sandbox' };
};

/**
 * The policy of a connector page: its own origin and the provider's, framed by the brand alone.
 * Trusted Types are asked for where only our own script runs. A provider's script sets script addresses of its own
 * making, and a policy that lets all of them pass would say nothing: there `script-src` names where script may come from,
 * and the origin, which holds no session, no form and no other page, is the wall.
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

export interface ConnectorHeaderFacts {
  readonly https: boolean;
  readonly development?: boolean;
}

/**
 * The headers of a connector page. No opener policy: the phone page is opened by the site, and has to answer it.
 * Providers limit their keys by the page that asks, so that its origin is told.
 */
export const connectorHeaders = (
  page: ConnectorPage,
  { https, development = false }: ConnectorHeaderFacts,
): Headers => ({
  ...baseHeaders(https),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': connectorPolicy(page, development),
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': NOTHING_PERMITTED,
  'Origin-Agent-Cluster': '?1',
  'X-Robots-Tag': 'noindex',
});
