import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let trial: TestServer;
beforeEach(() => {
  trial = createTestServer();
  trial.write('one', { name: 'House One' });
});
afterEach(() => trial.clean());

const body = async (host: string, path?: string): Promise<string> => (await trial.get(host, path)).text();

test('a new brand folder is live on its host at the next request', async () => {
  expect((await trial.get('two.localhost')).status).toBe(404);
  trial.write('two', { name: 'House Two', hosts: ['two.example', 'two.localhost'] });
  expect(await body('two.localhost')).toContain('/index of House Two in TY');
  expect(await body('two.example')).toContain('/index of House Two in TY');
});

test('a changed file takes effect at the next request, without a restart', async () => {
  expect(await body('one.localhost')).toContain('House One');
  trial.write('one', { name: 'House First' });
  expect(await body('one.localhost')).toContain('House First');
});

test('folders are read at most four times a second, regardless of the number of requests', async () => {
  expect(await body('one.localhost')).toContain('House One');
  trial.passTime();
  await body('one.localhost');
  trial.copy('one', 'spare');
  expect((await trial.get('spare.localhost')).status).toBe(503);
});

test('a brand whose folder is deleted is no longer served', async () => {
  expect((await trial.get('one.localhost')).status).toBe(200);
  trial.remove('one');
  expect((await trial.get('one.localhost')).status).toBe(404);
});

test.each([
  ['broken JSON', '{ "id": '],
  ['an empty file', ''],
  ['another type', '[]'],
  ['the loss of a required block', '{ "id": "one" }'],
])('after %s the last valid version is served', async (_what, text) => {
  expect(await body('one.localhost')).toContain('House One');
  trial.write('one', text);
  expect(await body('one.localhost')).toContain('House One');
  expect(await body('localhost')).toContain('the last good version is served');
});

test('the last valid version is served with its images even if their files were deleted', async () => {
  const address = /rel="icon" href="([^"]+)"/.exec(await body('one.localhost'))?.[1] ?? '';
  trial.remove('one/assets');
  expect((await trial.get('one.localhost')).status).toBe(200);
  expect((await trial.get('one.localhost', address)).status).toBe(200);
});

test('a brand that has been fixed replaces its last valid version', async () => {
  await body('one.localhost');
  trial.write('one', '{');
  await body('one.localhost');
  trial.write('one', { name: 'House Mended' });
  expect(await body('one.localhost')).toContain('House Mended');
});

test('a brand that has never been valid shows its findings with locations and remedies', async () => {
  trial.write('bad', '{ "id": "bad", "hosts": ["bad.example"] }');
  const response = await trial.get('bad.example');
  expect(response.status).toBe(503);
  const page = await response.text();
  expect(page).toContain('brand.json#/name');
  expect(page).toContain('is missing');
  expect(await body('bad.localhost')).toContain('brand.json#/name');
});

test('a broken optional block falls back to its default and never breaks the page', async () => {
  trial.write('one', { name: 'House One', jackpot: { mode: 'sometimes', start: -1, epoch: 'once' } as never });
  expect((await trial.get('one.localhost')).status).toBe(200);
  expect(await body('localhost')).toContain('brand.json#/jackpot');
});

test('a host that a second brand claims stays with the first brand', async () => {
  expect(await body('one.localhost')).toContain('House One');
  trial.write('thief', { name: 'Thief', hosts: ['one.localhost', 'thief.localhost'] });
  expect((await trial.get('thief.localhost')).status).toBe(503);
  trial.passTime();
  expect(await body('one.localhost')).toContain('House One');
  expect(await body('thief.localhost')).toContain('is a host of brand one, which claimed it first');
});

test("a host stays with its brand while that brand's file is broken [brand.config.server]", async () => {
  trial.write('one', { name: 'House One', hosts: ['one.localhost', 'play.example'] });
  expect(await body('play.example')).toContain('House One');
  trial.write('one', '{');
  trial.write('a-thief', { name: 'Thief', hosts: ['play.example'] });
  await body('localhost');
  trial.passTime();
  expect(await body('play.example')).toContain('House One');
  expect(await body('a-thief.localhost')).toContain('is a host of brand one, which claimed it first');
});

test('<id>.localhost always belongs to the brand with that id [brand.config.server]', async () => {
  trial.write('one', { name: 'House One', hosts: ['play.example'] });
  trial.write('a-thief', { name: 'Thief', hosts: ['one.localhost'] });
  await body('localhost');
  expect(await body('one.localhost')).toContain('House One');
  expect(await body('a-thief.localhost')).toContain('is a host of brand one, which claimed it first');
});

test('a host that one brand has given up can be claimed by another brand', async () => {
  trial.write('one', { hosts: ['shared.example'] });
  expect((await trial.get('shared.example')).status).toBe(200);
  trial.write('one', { hosts: ['one.localhost'] });
  trial.write('two', { name: 'House Two', hosts: ['shared.example'] });
  expect(await body('shared.example')).toContain('House Two');
});

/** Returns what the operator's page shows for each brand: the name, the host of its link, and the state. */
const cards = async (): Promise<readonly (readonly [name: string, host: string, state: string])[]> =>
  [
    ...(await body('localhost')).matchAll(
      /<li class="card">(?:<img [^>]*>)?<h3>([^<]*)<\/h3><p><a href="http:\/\/([^/":]+)[^"]*">.*?<p class="(?:good|bad)">([^<]*)<\/p><\/li>/g,
    ),
  ].map(([, name = '', host = '', state = '']) => [name, host, state]);

test("the operator's page shows the same state of a brand as its host serves", async () => {
  trial.write('fine', { name: 'Fine', hosts: ['fine.localhost'] });
  trial.write('faulty', { name: 'Faulty', hosts: ['faulty.localhost'], seo: { title: 7 } as never });
  trial.write('never', { name: 'Never', hosts: ['never.localhost'], currency: 'peso' as never });
  trial.write('spoilt', { name: 'Good', hosts: ['spoilt.localhost'] });
  await cards();
  trial.write('spoilt', { name: 'Bad', hosts: ['spoilt.localhost'], currency: 'peso' as never });
  trial.write('thief', { name: 'Thief', hosts: ['fine.localhost'] });
  trial.passTime();

  const said = await cards();
  expect(said).toHaveLength(6);
  for (const [name, host, state] of said) {
    const response = await trial.get(host);
    const page = await response.text();
    if (/its host shows them/.test(state)) {
      expect([host, response.status]).toEqual([host, 503]);
      expect(page).toContain(`${host.replace('.localhost', '')} cannot be shown yet`);
    } else {
      expect([host, response.status]).toEqual([host, 200]);
      expect(page).toContain(` of ${name} in `);
    }
  }
  expect(said.map(([name, , state]) => `${name}: ${state.replace(/^\d+ errors?/, 'errors')}`)).toEqual([
    'Faulty: errors; served with defaults in their place',
    'Fine: Valid, 1 warning',
    'never: errors; its host shows them',
    'House One: Valid',
    'Good: errors; the last good version is served',
    'thief: errors; its host shows them',
  ]);
});

describe('with more brands than fit in memory', () => {
  let many: TestServer;
  const inMemory = async (): Promise<readonly string[]> => (await many.registry.first(0)).map(({ id }) => id);
  const nameOn = async (host: string): Promise<string | undefined> =>
    /of (House \w+)/.exec(await (await many.get(host)).text())?.[1];
  beforeEach(() => {
    // Every brand is larger than the limit, so only the one that was requested last stays in memory.
    many = createTestServer({}, { memory: 1 });
    for (const id of ['first', 'second', 'third']) many.write(id, { name: `House ${id}`, hosts: [`${id}.example`] });
  });
  afterEach(() => many.clean());

  test('only requested brands are read, and the most recent ones stay in memory [operators.scale.hosts]', async () => {
    expect(await nameOn('second.example')).toBe('House second');
    expect(many.registry.size()).toBe(3);
    expect(await inMemory()).toEqual(['second']);
    expect(await nameOn('third.example')).toBe('House third');
    expect(await inMemory()).toEqual(['third']);
    expect(await nameOn('second.example')).toBe('House second');
  });

  test('a request for an unknown host reads no brand [operators.scale.hosts]', async () => {
    expect((await many.get('unknown.example')).status).toBe(404);
    expect(await inMemory()).toEqual([]);
  });

  test('a brand that is no longer in memory keeps its host, even if an older folder claims it', async () => {
    expect(await nameOn('second.example')).toBe('House second');
    expect(await nameOn('third.example')).toBe('House third');
    many.write('first', { name: 'House first', hosts: ['first.example', 'second.example'] });
    expect((await many.get('first.localhost')).status).toBe(503);
    expect(await nameOn('second.example')).toBe('House second');
  });

  test('the last valid version of a brand stays in memory, however many others are requested', async () => {
    expect(await nameOn('first.example')).toBe('House first');
    many.write('first', '{ "id": ');
    expect(await nameOn('first.example')).toBe('House first');
    expect(await nameOn('second.example')).toBe('House second');
    expect(await nameOn('third.example')).toBe('House third');
    expect(await nameOn('first.example')).toBe('House first');
  });

  test('a brand that was never valid does not stay in memory [operators.scale.hosts]', async () => {
    many.write('never', '{ "id": ');
    expect((await many.get('never.localhost')).status).toBe(503);
    expect(await nameOn('first.example')).toBe('House first');
    expect(await inMemory()).toEqual(['first']);
  });

  test('a brand that gives up a host and takes another is found at the new one only [operators.scale.hosts]', async () => {
    expect(await nameOn('first.example')).toBe('House first');
    many.write('second', { name: 'House second', hosts: ['new.example'] });
    expect(await nameOn('new.example')).toBe('House second');
    expect((await many.get('second.example')).status).toBe(404);
  });

  test('the brands of a merchant and the host of connector pages are found without reading other brands', async () => {
    many.write('fourth', { hosts: ['fourth.example'], merchant: { ...testBrand().merchant, code: 'own' } });
    expect((await many.registry.byMerchant('own')).map(({ id }) => id)).toEqual(['fourth']);
    expect(await inMemory()).toEqual(['fourth']);
    expect(await many.registry.hasConnectors('connect.example')).toBe(false);
  });
});

const CHILD = {
  version: 2,
  id: 'two',
  name: 'House Two',
  extends: 'one',
  hosts: ['two.localhost'],
  merchant: { id: 'two', code: 'two', platform: 'web', device: 'WEB', lotteryType: 'SEA' },
};

test('a change to a brand takes effect in the brands that extend it at the next request [operators.env.extends]', async () => {
  trial.write('two', JSON.stringify(CHILD));
  expect(await body('two.localhost')).not.toContain('A fair for two');
  trial.write('one', { seo: { title: {}, description: { TY: 'A fair for two' } } });
  expect(await body('two.localhost')).toContain('A fair for two');
});

test('a brand keeps its last valid version while its parent brand is missing or extends it in turn [operators.env.extends]', async () => {
  trial.write('two', JSON.stringify(CHILD));
  expect(await body('two.localhost')).toContain('House Two');
  trial.write('one', JSON.stringify({ ...CHILD, id: 'one', extends: 'two', name: 'House One' }));
  expect(await body('two.localhost')).toContain('House Two');
  expect((await trial.registry.byHost('two.localhost'))?.findings.map(({ code }) => code)).toEqual(['extends-cycle']);
  trial.remove('one');
  expect(await body('two.localhost')).toContain('House Two');
  expect((await trial.registry.byHost('two.localhost'))?.findings.map(({ code }) => code)).toEqual(['extends-missing']);
  trial.write('one', { name: 'House One' });
  trial.write('two', JSON.stringify({ ...CHILD, name: 'House Three' }));
  expect(await body('two.localhost')).toContain('House Three');
});

test('the server of an environment serves each brand that has the environment, on the hosts of that environment only [operators.env.overlay]', async () => {
  const staging = createTestServer({}, { environment: 'staging' });
  staging.write('one', { hosts: ['play.one.example'] });
  staging.write('two', { hosts: ['two.example'] });
  staging.writeFile(
    'one/environments/staging.json',
    JSON.stringify({ hosts: ['staging.one.localhost'], seo: { index: false } }),
  );
  staging.writeFile('one/environments/production.json', JSON.stringify({ hosts: ['live.one.localhost'] }));
  const page = await staging.get('staging.one.localhost');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('noindex')]);
  expect((await staging.get('live.one.localhost')).status).toBe(404);
  expect((await staging.get('play.one.example')).status).toBe(404);
  expect((await staging.get('two.example')).status).toBe(200);
  staging.clean();
});
