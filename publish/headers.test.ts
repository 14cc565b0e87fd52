import { expect, test } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { documentHeaders, immutableHeaders } from './headers.ts';

const styles = ['/assets/entry.css', '/theme.css'];
const { platform, connectors } = defaultBlocks;
const brand = {
  connectors,
  platform: { ...platform, allow: { ...platform.allow, launch: ['https://games.example'] } },
};

test("a document's headers set style preloads, opener and referrer policies, and revalidation", () => {
  const {
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissions,
    ...rest
  } = documentHeaders({ styles, brand, https: true });
  expect(policy).toContain("default-src 'none'");
  expect(permissions).toContain('camera=(), ');
  expect(rest).toEqual({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Link: '</assets/entry.css>; rel=preload; as=style, </theme.css>; rel=preload; as=style',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Origin-Agent-Cluster': '?1',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
  });
});

test('pages of game origins may use only full screen and autoplay, and the site itself may use a few more features', () => {
  const permissions = documentHeaders({ styles, brand, https: true })['Permissions-Policy']?.split(', ') ?? [];
  expect(permissions.filter((entry) => !entry.endsWith('=()'))).toEqual([
    'autoplay=(self "https://games.example")',
    'fullscreen=(self "https://games.example")',
    'clipboard-write=(self)',
    'otp-credentials=(self)',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ]);
});

test('plain http sends no Strict-Transport-Security', () => {
  expect(documentHeaders({ styles, brand, https: false })).not.toHaveProperty('Strict-Transport-Security');
});

test('an SVG of a brand cannot run scripts when it is opened directly', () => {
  expect(immutableHeaders('image/svg+xml; charset=utf-8', true)).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
});
