import type { OptionalBlocks } from '#schemas/brand.ts';
import { contentSecurityPolicy, policyText } from './content-security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

const OFF = [
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

/** `web-share` belongs here too; it is so by default, and Chromium complains about the name where it has no such thing. */
const SELF = [
  'clipboard-write',
  'otp-credentials',
  'publickey-credentials-create',
  'publickey-credentials-get',
] as const;

const permissionsPolicy = (launch: readonly string[]): string => {
  const games = launch.map((origin) => ` "${origin}"`).join('');
  return [
    ...OFF.map((name) => `${name}=()`),
    `autoplay=(self${games})`,
    `fullscreen=(self${games})`,
    ...SELF.map((name) => `${name}=(self)`),
  ].join(', ');
};

/** For a page that needs nothing of what a browser has to give. */
export const NOTHING_PERMITTED: string = [...OFF, 'autoplay', 'fullscreen', ...SELF]
  .map((name) => `${name}=()`)
  .join(', ');

const HSTS = 'max-age=63072000';

/** What every answer carries, whatever it holds. */
export const baseHeaders = (https: boolean): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(https ? { 'Strict-Transport-Security': HSTS } : {}),
});

export interface DocumentHeaderFacts {
  /** The sheets without which nothing is painted: a browser asks for them before it has read the document. */
  readonly styles: readonly string[];
  readonly allow: OptionalBlocks['platform']['allow'];
  readonly https: boolean;
  /** Where the brand's connector pages stand, if it has any. */
  readonly connector?: string | null;
  readonly development?: boolean;
}

/** The headers of a site's document: its policy, who may open, frame or use what, and that it is asked for again each time. */
export const documentHeaders = ({
  styles,
  allow,
  https,
  connector = null,
  development = false,
}: DocumentHeaderFacts): Headers => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': contentSecurityPolicy({ allow, connector, development }),
  Link: styles.map((href) => `<${href}>; rel=preload; as=style`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy(allow.launch),
  'Origin-Agent-Cluster': '?1',
  ...baseHeaders(https),
});

/** For files whose address names their content. */
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
