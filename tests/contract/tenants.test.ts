import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepMerchants } from '#cli/keep-merchants.ts';
import { queryRows } from '#sandbox/db/database.ts';
import { currencySymbolOf } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { findMerchant } from '#sandbox/kernel/merchants/find-merchant.ts';
import { cheapPasswords } from '#tests/support/open-test-sandbox.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { defaultBlocks, type Brand } from '#schemas/brand.ts';
import type { Call } from '#schemas/call.ts';
import { freePlay, login, logout, memberInfo, status } from '#schemas/calls/account.ts';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { open, resume } from '#schemas/calls/demo.ts';
import { gameList, launch } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, DEVICE, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { DemoGame } from '#schemas/demo-game.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { GamePage, LaunchTarget } from '#schemas/game.ts';
import { testBrand } from '#tests/support/test-brand.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let sandbox: Sandbox;
let trial: TestServer;
let reached = 0;
/** The headers with the session of Perya's player01, by session mode. */
const perya = { cookie: {}, bearer: {} };

const merchant = (code: string): Brand['merchant'] => ({ ...testBrand().merchant, code });
const connectors: Brand['connectors'] = {
  origin: 'http://connect.localhost:4000',
  human: { provider: 'sandbox', siteKey: 'k' },
  phone: { provider: 'sandbox', kinds: ['google'], apiKey: 'k', authDomain: 'a', projectId: 'p', appId: '1' },
};

const send = (
  host: string,
  { method, path }: Pick<Call, 'method' | 'path'>,
  headers: Readonly<Record<string, string>> = {},
  input: unknown = {},
): Promise<Response> => {
  const hasBody = method === 'POST' || method === 'PUT';
  const query = hasBody ? '' : `?${new URLSearchParams(input as Record<string, string>).toString()}`;
  return trial.get(host, path.replace(/\{\w+\}/g, '1') + query, {
    method,
    headers: { Language: 'EN', ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: JSON.stringify(input) } : {}),
  });
};
const verdict = async (answer: Promise<Response>): Promise<readonly [number, string | undefined]> => {
  const response = await answer;
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/json')) return [response.status, type];
  const body = (await response.json()) as Envelope<unknown>;
  return [response.status, body.success ? undefined : body.code];
};
const valueOf = async <V>(answer: Promise<Response>): Promise<V> => {
  const body = (await (await answer).json()) as Envelope<V>;
  if (!body.success) throw new Error(body.message);
  return body.value;
};

const PLAYER = { type: 'username', username: 'player01', password: 'Play1234' };
const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-s='))
    ?.split(';')[0] ?? '';

beforeAll(async () => {
  sandbox = await createSandbox({ seed: 'small', development: true, passwords: cheapPasswords });
  trial = createTestServer({
    platform: (request) => {
      reached += 1;
      return sandbox.fetch(request);
    },
    merchants: sandbox.merchants,
  });
  for (const code of ['perya', 'siam']) {
    trial.write(code, { merchant: merchant(code), connectors });
    trial.write(`${code}-tokens`, {
      merchant: merchant(code),
      platform: { ...defaultBlocks.platform, session: 'bearer' },
    });
  }
  perya.cookie = { Cookie: cookieOf(await send('perya.localhost', login, {}, PLAYER)) };
  const { token } = await valueOf<{ readonly token: string }>(send('perya-tokens.localhost', login, {}, PLAYER));
  perya.bearer = { Authorization: `Bearer ${token}` };
});
afterAll(async () => {
  trial.clean();
  await sandbox.close();
});

/** Rows of every table. */
const countRows = async (): Promise<ReadonlyMap<string, number>> => {
  const tables = await queryRows<{ name: string }>(
    sandbox.database,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const [counted] = await queryRows<Record<string, string>>(
    sandbox.database,
    sql.raw(`select ${tables.map(({ name }) => `(select count(*) from "${name}") as "${name}"`).join(', ')}`),
  );
  return new Map(Object.entries(counted ?? {}).map(([name, rows]) => [name, Number(rows)]));
};
const changing = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
  const before = await countRows();
  await act();
  return [...(await countRows())].flatMap(([name, rows]) => (rows === before.get(name) ? [] : [name]));
};
const isLoggedIn = async () => [
  await verdict(send('perya.localhost', memberInfo, perya.cookie)),
  await verdict(send('perya-tokens.localhost', memberInfo, perya.bearer)),
];
const BOTH_LOGGED_IN = [
  [200, undefined],
  [200, undefined],
];

test.each([
  ["another brand's merchant", 'perya', 'siam'],
  ['an unknown merchant', 'perya', 'never-seen'],
  ['its merchant in upper case', 'perya', 'PERYA'],
  ['two merchants', 'perya', 'perya, siam'],
  ['an empty merchant', 'perya', ''],
  ["its own merchant at another brand's host", 'siam', 'perya'],
])(
  'every call that names %s is refused before it reaches the platform [brand.config.merchant]',
  async (_what, host, named) => {
    reached = 0;
    const touched = await changing(async () => {
      for (const [at, call] of allCalls.entries()) {
        const session = at % 2 === 0 ? perya.cookie : perya.bearer;
        const answer = send(`${host}.localhost`, call, { ...session, Merchant: named });
        expect([call.name, ...(await verdict(answer))]).toEqual([call.name, 403, 'wrong_merchant']);
      }
    });
    expect([reached, touched]).toEqual([0, []]);
  },
);

test("a host does not accept another brand's cookie or token: calls that require a login answer 401, all others treat the caller as a visitor [calls.rule.token-needed]", async () => {
  const foreign = [perya.cookie, perya.bearer];
  const touched = await changing(async () => {
    for (const call of allCalls.filter(({ token }) => token === 'needed'))
      for (const session of foreign)
        expect([call.name, ...(await verdict(send('siam.localhost', call, session)))]).toEqual([
          call.name,
          401,
          'not_logged_in',
        ]);
  });
  expect(touched).toEqual([]);
  for (const call of allCalls.filter(({ token }) => token !== 'needed')) {
    const [asVisitor, ...others] = await Promise.all(
      [{}, ...foreign].map((session) => verdict(send('siam.localhost', call, session))),
    );
    expect([call.name, others]).toEqual([call.name, [asVisitor, asVisitor]]);
  }
  expect(await isLoggedIn()).toEqual(BOTH_LOGGED_IN);
});

test('a call that names another merchant in its input is refused [brand.config.merchant-value]', async () => {
  const naming = allCalls.filter(
    ({ input }) => 'merchantCode' in ((input as { properties?: object }).properties ?? {}),
  );
  expect(naming.length).toBeGreaterThan(2);
  const input = { merchantCode: 'siam', isPlatform: '2', platform: LIST_PLATFORM, language: 'EN' };
  for (const call of naming) {
    const { properties } = call.input as unknown as { readonly properties: object };
    const known = Object.fromEntries(Object.entries(input).filter(([name]) => name in properties));
    const ask = (host: string) => verdict(send(host, call, perya.cookie, known));
    expect([call.name, await ask('perya.localhost'), await ask('siam.localhost')]).toEqual([
      call.name,
      [403, 'wrong_merchant'],
      [200, undefined],
    ]);
  }
});

test("a login at a brand's host starts a session at that brand's merchant, and ends no session at another merchant [login.success.token]", async () => {
  const merchantsOfSessions = async () =>
    (
      await queryRows<{ merchant: string }>(
        sandbox.database,
        sql`select merchant from sessions order by created_at desc, merchant limit 2`,
      )
    ).map((row) => row.merchant);
  expect(await verdict(send('siam.localhost', login, { Merchant: 'perya' }, PLAYER))).toEqual([403, 'wrong_merchant']);
  expect(await merchantsOfSessions()).toEqual(['perya', 'perya']);
  for (const session of [perya.cookie, perya.bearer]) {
    const entered = await send('siam.localhost', login, session, PLAYER);
    expect(entered.status).toBe(200);
    expect(await verdict(send('perya.localhost', memberInfo, { Cookie: cookieOf(entered) }))).toEqual([
      401,
      'not_logged_in',
    ]);
    expect(await verdict(send('siam.localhost', logout, { Cookie: cookieOf(entered) }))).toEqual([200, undefined]);
  }
  expect(await isLoggedIn()).toEqual(BOTH_LOGGED_IN);
});

test("at the games host, the ticket determines a game's merchant, even if the request names another [launch.generic]", async () => {
  const { games } = await valueOf<GamePage>(
    send(
      'perya.localhost',
      gameList,
      {},
      { clientType: CLIENT_TYPE, platform: LIST_PLATFORM, pageNo: '1', pageSize: '24', gameType: 'RNG' },
    ),
  );
  const game = games.find(({ isGame, maintenance }) => isGame === 'GAME' && maintenance !== true);
  const { url } = await valueOf<LaunchTarget>(
    send('perya.localhost', launch, perya.cookie, {
      nodeId: String(game?.nodeId),
      vassalage: String(game?.vassalage),
      gameType: String(game?.gameType),
      device: DEVICE,
      language: 'EN',
    }),
  );
  const ticket = new URL(url, 'http://games.localhost').searchParams.get('ticket') ?? '';
  const touched = await changing(async () => {
    expect(await verdict(send('siam.localhost', open, {}, { ticket }))).toEqual([410, 'launch_expired']);
    expect(await verdict(send('games.localhost', open, { Merchant: 'never-seen' }, { ticket: 'made-up' }))).toEqual([
      410,
      'launch_expired',
    ]);
    const { play, currency } = await valueOf<DemoGame>(send('games.localhost', open, { Merchant: 'siam' }, { ticket }));
    expect(currency).toBe('PHP');
    expect(await verdict(send('games.localhost', resume, { Merchant: 'never-seen' }, { play }))).toEqual([
      200,
      undefined,
    ]);
    expect(await verdict(send('siam.localhost', resume, {}, { play }))).toEqual([410, 'launch_expired']);
  });
  expect(touched).toEqual([]);
});

test("the connectors' host serves the brand named in the path, and the developer pages create no merchant [phone-auth.kinds]", async () => {
  const accountsOf = (brand: string, named: string) =>
    send(
      'connect.localhost',
      { method: 'POST', path: `/sandbox/provider/${brand}/phone/accounts` },
      { Merchant: named },
      { kind: 'google' },
    );
  const touched = await changing(async () => {
    const [ofPerya, ofSiam] = [
      await (await accountsOf('perya', 'siam')).text(),
      await (await accountsOf('siam', 'never-seen')).text(),
    ];
    expect(ofPerya).toContain('"success":true');
    expect(ofSiam).toContain('"success":true');
    expect(ofPerya).not.toBe(ofSiam);
    for (const brand of ['nobody', 'perya-tokens', '%2e', 'PERYA'])
      expect([brand, (await accountsOf(brand, 'perya')).status]).toEqual([brand, 404]);
    const human = { method: 'POST', path: '/sandbox/provider/nobody/human' } as const;
    expect((await send('connect.localhost', human, { Merchant: 'never-seen' })).status).toBe(404);
    expect((await trial.get('sandbox.localhost', '/sandbox/service?merchant=never-seen')).status).toBe(404);
    const scenario = { method: 'POST', path: '/sandbox/scenario' } as const;
    await send('sandbox.localhost', scenario, { Merchant: 'never-seen' }, { merchant: 'never-seen', scenario: {} });
  });
  expect(touched).toEqual([]);
});

test("a brand's new merchant is created without any request; until then, the brand answers 503 with a page that reloads itself [brand.config.merchant]", async () => {
  const languages = { ...testBrand().languages, supported: ['TY', 'EN', 'TH', 'JA'] as const };
  trial.write('fresh', {
    merchant: merchant('fresh'),
    languages: { ...languages, supported: [...languages.supported] },
  });
  const touched = await changing(async () => {
    for (const language of ['ja', 'en']) {
      const page = await trial.get('fresh.localhost', '/rng', { headers: { 'accept-language': language } });
      expect([page.status, page.headers.get('Content-Language')]).toEqual([503, language]);
      expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(Number(page.headers.get('Refresh'))).toBeGreaterThan(0);
      expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      const html = await page.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toContain('<script');
    }
    for (const call of [status, login, freePlay]) {
      const answer = await send('fresh.localhost', call);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await verdict(Promise.resolve(answer))).toEqual([503, 'merchant_opening']);
    }
  });
  expect(touched).toEqual([]);

  const failures: unknown[] = [];
  const kept = keepMerchants({
    registry: trial.registry,
    merchants: sandbox.merchants,
    onError: (error) => failures.push(error),
  });
  const opened = (code: string) => vi.waitFor(() => expect(sandbox.merchants.has(code)).toBe(true), 60_000);
  await opened('fresh');
  expect((await trial.get('fresh.localhost', '/rng')).status).toBe(200);
  expect(await verdict(send('fresh.localhost', status, {}, { url: 'fresh.localhost' }))).toEqual([200, undefined]);
  trial.write('fresh', { merchant: merchant('renamed'), currency: { code: 'PHP', symbol: 'Php' } });
  await opened('renamed');
  const symbolOf = async (code: string) => currencySymbolOf(await findMerchant(sandbox.database, code));
  await vi.waitFor(async () => expect(await symbolOf('renamed')).toBe('Php'), 60_000);
  trial.write('fresh', { merchant: merchant('renamed'), currency: { code: 'PHP', symbol: 'Piso' } });
  await vi.waitFor(async () => expect(await symbolOf('renamed')).toBe('Piso'), 60_000);
  await kept.end();
  expect(failures).toEqual([]);
  expect((await trial.get('fresh.localhost', '/rng')).status).toBe(200);
});

test("upper case, a port or a trailing dot in a brand's host makes no difference [brand.config.merchant]", async () => {
  for (const host of ['PERYA.LOCALHOST:0', 'perya.localhost.', 'Perya.Localhost.:4000']) {
    const { info } = await valueOf<{ readonly info: { readonly launchGameCDNs: readonly string[] } }>(
      send(host, status, {}, { url: host }),
    );
    expect(info.launchGameCDNs).toEqual([`http://games.localhost${host.endsWith('4000') ? ':4000' : ''}`]);
    expect(await verdict(send(host, memberInfo, perya.cookie))).toEqual([200, undefined]);
    const origin = `http://${host.toLowerCase()}`;
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
    if (!host.endsWith(':0')) expect((await verdict(send(host, login, headers, PLAYER)))[0]).toBe(200);
  }
  const headers = { Origin: 'http://perya.localhost.evil.example', 'Sec-Fetch-Site': 'same-origin' };
  expect(await verdict(send('perya.localhost.', login, headers, PLAYER))).toEqual([403, 'cross_site']);
});
