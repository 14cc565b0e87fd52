import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestServer, testBuild, type TestServer } from '#tests/support/test-server.ts';

const NOON = Date.UTC(2026, 11, 24, 12);
const MINUTE = 60_000;

let time: number;
let trial: TestServer;
beforeEach(() => {
  time = NOON;
  trial = createTestServer({
    now: () => time,
    build: testBuild({
      render: ({ brand, texts }) =>
        Promise.resolve({ html: brand.banners.map(({ bannerId }) => bannerId).join(' '), title: brand.name, texts }),
    }),
  });
});
afterEach(() => trial.clean());

const banner = (bannerId: string, more: object = {}) => ({
  bannerId,
  groupName: 'w_home' as const,
  url: 'assets/hero.svg',
  ...more,
});

const openPage = async () => {
  const answer = await trial.get('one.localhost');
  const html = await answer.text();
  return {
    banners: /<div id="root">(.*?)<\/div>/.exec(html)?.[1],
    data: /\/data\.[^"]+\.json/.exec(html)?.[0] ?? 'none',
    etag: answer.headers.get('etag'),
  };
};

test('the server shows and hides a banner at its dates without a new release, and open pages keep their data [operators.schedule.banners]', async () => {
  trial.write('one', {
    banners: [banner('late', { from: '2026-12-24T20:01:00+08:00', until: '2026-12-24T12:02:00Z' }), banner('always')],
  });
  const before = await openPage();
  expect(before.banners).toBe('always');
  time = NOON + MINUTE;
  const during = await openPage();
  expect(during.banners).toBe('late always');
  expect(during.etag).not.toBe(before.etag);
  time = NOON + 2 * MINUTE;
  expect((await openPage()).banners).toBe('always');
  // A document served just before the change requests its data after the change.
  const data = await trial.get('one.localhost', during.data);
  expect(await data.text()).toContain('"bannerId":"late"');
  expect(data.headers.get('cache-control')).toContain('immutable');
});

test('while no banner changes, the server reuses the same document [operators.schedule.banners]', async () => {
  trial.write('one', { banners: [banner('first', { weight: 90 }), banner('second', { weight: 10 })] });
  const seen = new Map<string | undefined, Set<string | null>>();
  for (let at = 0; at < 300; at += 1) {
    time = NOON + at * MINUTE;
    const { banners, etag } = await openPage();
    seen.set(banners, (seen.get(banners) ?? new Set()).add(etag));
  }
  expect([...seen].map(([banners, etags]) => [banners, etags.size])).toEqual(
    expect.arrayContaining([
      ['first second', 1],
      ['second first', 1],
    ]),
  );
});

test('the server serves the script and the rules of a scheduled look with the document [operators.schedule.look]', async () => {
  const look = { look: 'fiesta@1', from: '2026-12-18T00:00:00Z', until: '2090-01-02T00:00:00Z' };
  trial.write('one', { scheduledLooks: [look] as never });
  const page = await (await trial.get('one.localhost')).text();
  const [, script = ''] = /<script src="(\/theme\.[0-9a-f]+\.js)"><\/script>/.exec(page) ?? [];
  const answer = await trial.get('one.localhost', script);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(await answer.text()).toContain(String(Date.parse(look.from)));
  const site = (await trial.registry.byHost('one.localhost'))?.site;
  expect(new TextDecoder().decode(site?.files.get(site.themeHref)?.body)).toContain('[data-look="0"]');
});
