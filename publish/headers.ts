import type { Brand } from '#schemas/brand.ts';
import { connectorOrigin } from './connect/connector-origin.ts';
import { contentSecurityPolicy, policyText } from './content-security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/**
 * The browser features that only the site itself may use. `web-share` is not listed, because this is its default and
 * Chromium versions without the feature would log an error.
 */
const OWN_FEATURES = [
  'clipboard-write',
  'otp-credentials',
  'publickey-credentials-create',
  'publickey-credentials-get',
] as const;

const permissionsPolicy = (launch: readonly string[]): string => {
  const games = launch.map((origin) => ` "${origin}"`).join('');
  return [
    ...DENIED_FEATURES.map((name) => `${name}=()`),
    `autoplay=(self${games})`,
    `fullscreen=(self${games})`,
    ...OWN_FEATURES.map((name) => `${name}=(self)`),
  ].join(', ');
};

/** The Permissions-Policy of a page that needs no browser feature. */
export const DENY_ALL_PERMISSIONS: string = [...DENIED_FEATURES, 'autoplay', 'fullscreen', ...OWN_FEATURES]
  .map((name) => `${name}=()`)
  .join(', ');

const HSTS = 'max-age=63072000';

/** Returns the headers that every response has. */
export const baseHeaders = (https: boolean): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(https ? { 'Strict-Transport-Security': HSTS } : {}),
});

/** Returns the headers of an error response. If a browser displays its body, nothing in it can load or run. */
export const errorHeaders = (https: boolean): Headers => ({
  'Content-Security-Policy': policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': DENY_ALL_PERMISSIONS,
  'Origin-Agent-Cluster': '?1',
  ...baseHeaders(https),
});

export interface DocumentHeaderOptions {
  /** The URLs of the render-blocking style sheets. A `Link` header lists them, so that the browser loads them before parsing the document. */
  readonly styles: readonly string[];
  readonly brand: Pick<Brand, 'platform' | 'connectors'>;
  /** Whether the response is sent over https, which adds HSTS. */
  readonly https: boolean;
  readonly development?: boolean;
}

/** Returns the headers of a site's document: the CSP, the opener policy, the permissions policy, and revalidation on each request. */
export const documentHeaders = ({ styles, brand, https, development = false }: DocumentHeaderOptions): Headers => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': contentSecurityPolicy({
    allow: brand.platform.allow,
    connector: connectorOrigin(brand),
    development,
  }),
  Link: styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy(brand.platform.allow.launch),
  'Origin-Agent-Cluster': '?1',
  ...baseHeaders(https),
});

/** Returns the headers of files whose URL contains a content hash. */
export const immutableHeaders = (type: string, https: boolean): Headers => ({
  'Content-Type': type,
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...(type.startsWith('image/svg')
    ? {
        'Content-Security-Policy': policyText({
          'default-src': ["'none'"],
          'style-src': ["'unsafe-inline'"],
          sandbox: [],
        }),
      }
    : {}),
  ...baseHeaders(https),
});
