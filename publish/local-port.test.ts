import { expect, test } from 'vitest';
import { trialServer } from './server/trial-server.ts';
import { atLocalPort } from './local-port.ts';
import { trialBrand } from './trial-brand.ts';

const allow = {
  image: ['https://img.example'],
  launch: ['http://games.localhost:4000', 'https://games.example:4000'],
  service: ['http://localhost:4000', 'http://help.localhost:4001', 'http://notlocalhost:4000'],
  gateway: ['http://a.localhost:4000.evil.example'],
};
const brand = trialBrand({
  liveChat: 'http://localhost:4000/sandbox/chat?merchant=one',
  platform: { ...trialBrand().platform, allow },
  connectors: { origin: 'http://connect.localhost:4000', human: null, phone: null },
});

test('local addresses of a brand move to the port that is served, others stay [launch.cdn] [modal.chat.content]', () => {
  const { platform, connectors, liveChat } = atLocalPort(brand, 4711);
  expect(platform.allow).toEqual({
    ...allow,
    launch: ['http://games.localhost:4711', 'https://games.example:4000'],
    service: ['http://localhost:4711', ...allow.service.slice(1)],
  });
  expect(connectors.origin).toBe('http://connect.localhost:4711');
  expect(liveChat).toBe('http://localhost:4711/sandbox/chat?merchant=one');
  expect(atLocalPort({ ...brand, liveChat: 'http://localhost:40001/room' }, 4711).liveChat).toBe(
    'http://localhost:40001/room',
  );
});

test('at the port that brand files name nothing moves', () => {
  expect(atLocalPort(brand, 4000)).toBe(brand);
});

test('a site served at another port frames the games of that port: its policy and its data say so [launch.cdn]', async () => {
  const trial = trialServer({}, 4711);
  trial.write('one', {
    platform: {
      ...brand.platform,
      allow: { image: [], launch: ['http://games.localhost:4000'], service: [], gateway: [] },
    },
  });
  const response = await trial.get('one.localhost:4711');
  expect(response.headers.get('Content-Security-Policy')).toContain('frame-src http://games.localhost:4711;');
  expect(response.headers.get('Permissions-Policy')).toContain('fullscreen=(self "http://games.localhost:4711")');
  expect(await response.text()).not.toContain('games.localhost:4000');
  trial.clean();
});
