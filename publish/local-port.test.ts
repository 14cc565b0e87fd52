import { expect, test } from 'vitest';
import { createTestServer } from '#tests/support/test-server.ts';
import { withLocalPort } from './local-port.ts';
import { testBrand } from '#tests/support/test-brand.ts';

const allow = {
  image: ['https://img.example'],
  launch: ['http://games.localhost:4000', 'https://games.example:4000'],
  payment: [],
  service: ['http://localhost:4000', 'http://help.localhost:4001', 'http://notlocalhost:4000'],
  gateway: ['http://a.localhost:4000.evil.example'],
};
const policy = 'strict-origin' as const;
const brand = testBrand({
  liveChat: 'http://localhost:4000/sandbox/chat?merchant=one',
  licence: { number: null, licensors: [{ name: 'A' }, { name: 'B', url: 'http://sandbox.localhost:4000/b' }] },
  helplines: [
    { name: 'A', phone: '1' },
    { name: 'B', url: 'http://sandbox.localhost:4000/b' },
  ],
  resources: [
    { resourceType: 'TELEGRAM', url: 'http://sandbox.localhost:4000/t', labelNameEn: 'T' },
    { resourceType: 'IOS', url: 'https://a.example/', qrCodeUrl: 'http://sandbox.localhost:4000/q', labelNameEn: 'I' },
  ],
  platform: {
    ...testBrand().platform,
    allow,
    launchReferrer: allow.launch.map((origin) => ({ origin, policy })),
  },
  connectors: { origin: 'http://connect.localhost:4000', human: null, phone: null },
});

test('local URLs of a brand get the port of the server, and other URLs are left unchanged [launch.cdn] [modal.chat.content]', () => {
  const { platform, connectors, liveChat, licence, helplines, resources } = withLocalPort(brand, 4711);
  expect(licence.licensors).toEqual([{ name: 'A' }, { name: 'B', url: 'http://sandbox.localhost:4711/b' }]);
  expect(helplines).toEqual([
    { name: 'A', phone: '1' },
    { name: 'B', url: 'http://sandbox.localhost:4711/b' },
  ]);
  expect(resources.map(({ url, qrCodeUrl }) => [url, qrCodeUrl])).toEqual([
    ['http://sandbox.localhost:4711/t', undefined],
    ['https://a.example/', 'http://sandbox.localhost:4711/q'],
  ]);
  expect(platform.allow).toEqual({
    ...allow,
    launch: ['http://games.localhost:4711', 'https://games.example:4000'],
    service: ['http://localhost:4711', ...allow.service.slice(1)],
  });
  expect(platform.launchReferrer).toEqual([
    { origin: 'http://games.localhost:4711', policy },
    { origin: 'https://games.example:4000', policy },
  ]);
  expect(connectors.origin).toBe('http://connect.localhost:4711');
  expect(liveChat).toBe('http://localhost:4711/sandbox/chat?merchant=one');
  expect(withLocalPort({ ...brand, liveChat: 'http://localhost:40001/room' }, 4711).liveChat).toBe(
    'http://localhost:40001/room',
  );
});

test('on port 4000 a brand is left unchanged', () => {
  expect(withLocalPort(brand, 4000)).toBe(brand);
});

test('if the server uses another port, a site may frame the demo games on that port [launch.cdn]', async () => {
  const trial = createTestServer({}, { port: 4711 });
  trial.write('one', {
    platform: {
      ...brand.platform,
      allow: { image: [], launch: ['http://games.localhost:4000'], service: [], payment: [], gateway: [] },
    },
  });
  const response = await trial.get('one.localhost:4711');
  expect(response.headers.get('Content-Security-Policy')).toContain('frame-src http://games.localhost:4711;');
  expect(response.headers.get('Permissions-Policy')).toContain('fullscreen=(self "http://games.localhost:4711")');
  expect(await response.text()).not.toContain('games.localhost:4000');
  trial.clean();
});
