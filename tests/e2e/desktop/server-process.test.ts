import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, listenAnywhere, serveBuilt, startBuilt } from '../built-server.ts';
import { expect, test } from '../site-test.ts';

/** Milliseconds until these tests' gateway responds to a request. */
const SLOW_MS = 1500;

let folder = '';
let gateway: Server;
/** Resolves once the gateway has received the request that the server should finish. */
let arrived: Promise<void>;
let arrive = (): void => undefined;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-process-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  arrived = new Promise((resolve) => (arrive = resolve));
  gateway = createServer((asked, answer) => {
    if (asked.url?.includes('secret') === true) arrive();
    setTimeout(
      () => answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"value":1}'),
      SLOW_MS,
    );
  });
});
test.afterEach(() => {
  gateway.closeAllConnections();
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

test('with sites only, no sandbox is served; on SIGTERM, the server logs that it is shutting down, finishes running requests, and exits', async () => {
  const served = await serveBuilt(folder, await listenAnywhere(gateway), ['--site-only', '--production'], {});
  expect((await ask(served.port, '/')).body).toContain('<html');
  expect((await ask(served.port, '/', { Host: 'sandbox.localhost' })).status).toBe(404);
  const running = ask(served.port, '/wps/system/status?secret=1', {
    Cookie: '__Host-s=secret',
    Authorization: 'Bearer secret',
  });
  await arrived;
  served.child.kill('SIGTERM');
  await expect.poll(async () => (await ask(served.port, '/readyz')).status).toBe(503);
  expect(await running).toMatchObject({ status: 200, body: '{"success":true,"value":1}' });
  expect(await served.ended).toBe(0);
  const lines = served
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'answered',
      method: 'GET',
      path: '/wps/system/status',
      status: 200,
      host: 'perya.localhost',
    }),
  );
  expect(served.said()).not.toContain('secret');
});

test('on a network address, there are no developer pages or sample accounts, and existing data that contains them is not used', async () => {
  const gatewayPort = await listenAnywhere(gateway);
  const served = await serveBuilt(folder, gatewayPort, [], { HOST: '0.0.0.0' });
  const brand = readFileSync(join(folder, 'brands/perya/brand.json'), 'utf8');
  writeFileSync(join(folder, 'brands/perya/brand.json'), brand.replace(`"http://localhost:${gatewayPort}"`, 'null'));
  for (const host of ['sandbox.localhost', 'storybook.localhost', 'localhost'])
    expect([host, (await ask(served.port, '/sandbox/outbox', { Host: host })).status]).toEqual([host, 404]);
  const logIn = () =>
    ask(
      served.port,
      '/wps/session/login',
      { 'Content-Type': 'application/json', Merchant: 'perya' },
      JSON.stringify({ type: 'username', username: 'player01', password: 'Play1234' }),
    );
  await expect.poll(async () => JSON.parse((await logIn()).body) as unknown).toMatchObject({ code: 'login_refused' });
  expect(served.said()).not.toContain('Play1234');
  served.child.kill('SIGTERM');
  expect(await served.ended).toBe(0);
});

test('killing a server while it creates its database does not block the next start in the same folder', async () => {
  const gatewayPort = await listenAnywhere(gateway);
  const killed = await startBuilt(folder, gatewayPort, ['--production'], {});
  await expect.poll(() => existsSync(join(folder, 'data/postgres'))).toBe(true);
  expect(existsSync(join(folder, 'data/ready'))).toBe(false);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const served = await serveBuilt(folder, gatewayPort, ['--production'], {});
  expect(served.said()).toContain('Creating the database');
  served.child.kill('SIGTERM');
  expect(await served.ended).toBe(0);
});
