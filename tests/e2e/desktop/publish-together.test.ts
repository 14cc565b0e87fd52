import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../site-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-together-'));
const out = join(folder, 'out');
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly pid: number | undefined;
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

const nobody: Ended = { pid: undefined, code: null, out: '', error: '' };

const start = (person: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['cli/marquee.mjs', ...args], {
    env: { ...process.env, BRANDS_DIR: join(folder, person), NO_COLOR: '1' },
  });

const ended = (child: ChildProcess): Promise<Ended> =>
  new Promise((resolve) => {
    const said = { out: '', error: '' };
    child.stdout?.on('data', (chunk) => (said.out += String(chunk)));
    child.stderr?.on('data', (chunk) => (said.error += String(chunk)));
    child.once('close', (code) => resolve({ pid: child.pid, code, ...said }));
  });

const publish = (person: string, ...args: readonly string[]): Promise<Ended> =>
  ended(start(person, 'publish', 'perya', '--out', out, ...args));
const live = (): string => readlinkSync(join(out, 'current')).replace('releases/', '');
const liveHome = (): string => readFileSync(join(out, 'current/index.html'), 'utf8');

type Json = Record<string, unknown>;
const edit = (person: string, file: string, change: (content: Json) => Json): void => {
  const path = join(folder, person, 'perya', file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Json), null, 2));
};
const named = (name: string) => (content: Json) => ({ ...content, name });

/** Starts a preview and waits for its URL. */
const preview = async (person: string, ...args: readonly string[]) => {
  const child = start(person, 'preview', ...args, '--json');
  const end = ended(child);
  const text = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      if (said.endsWith('}\n')) resolve(said);
    });
    void end.then(({ error }) => reject(new Error(error)));
  });
  const address = new URL((JSON.parse(text) as { readonly address: string }).address);
  return {
    /** Requests a path with the host as a header, because not every machine resolves the host. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${address.port}${path}`, { headers, redirect: 'manual' }),
    entrance: `${address.pathname}${address.search}`,
    stop: async () => {
      child.kill('SIGINT');
      return (await end).code;
    },
  };
};

const readPage = async ({ get, entrance }: Awaited<ReturnType<typeof preview>>): Promise<string> => {
  const first = await get(entrance);
  expect([first.status, first.headers.get('x-robots-tag')]).toEqual([303, 'noindex']);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await get('/', { cookie });
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  const call = await get('/wps/none', { cookie });
  expect([call.status, call.headers.get('content-type')]).toEqual([502, expect.stringContaining('application/json')]);
  return page.text();
};

test('two people publish one brand: at the same time, one after the other, and with previews [operators.publish.concurrent] [operators.publish.unattended] [operators.publish.stale-base] [operators.preview.release] [operators.preview.overrides]', async () => {
  test.setTimeout(180_000);
  cpSync('brands/perya', join(folder, 'ann/perya'), { recursive: true });
  edit('ann', 'brand.json', named('House One'));
  cpSync(join(folder, 'ann'), join(folder, 'bea'), { recursive: true });

  const both = await Promise.all([publish('ann'), publish('bea')]);
  const done = both.find(({ code }) => code === 0) ?? nobody;
  const refused = both.find(({ code }) => code === 1) ?? nobody;
  expect([done.code, refused.code]).toEqual([0, 1]);
  expect(refused).toMatchObject({ error: expect.stringContaining(`process ${done.pid}`) });
  expect(readdirSync(join(out, 'releases'))).toEqual([live()]);
  const first = live();

  edit('ann', 'brand.json', named('House Two'));
  expect(await publish('ann', '--by', 'ann')).toMatchObject({ code: 0 });
  const second = live();
  edit('bea', 'texts/EN.json', (texts) => ({ ...texts, [Object.keys(texts)[0] ?? '']: 'by Bea' }));
  const stale = await publish('bea');
  expect(stale).toMatchObject({ code: 1, out: '' });
  expect(stale.error).toContain(`${second} is live`);
  expect(stale.error).toContain('name-changed');
  expect(live()).toBe(second);

  expect(await publish('bea', '--merge')).toMatchObject({ code: 0 });
  expect(liveHome()).toContain('House Two');
  expect(readFileSync(join(folder, 'bea/perya/brand.json'), 'utf8')).toContain('"name": "House Two"');
  expect(await publish('ann', '--onto', second)).toMatchObject({
    code: 1,
    error: expect.stringContaining(`${second} is not live any more`),
  });
  const third = live();

  const old = await preview('ann', first, '--out', out);
  expect(await readPage(old)).toContain('House One');
  expect((await old.get('/')).status).toBe(403);
  expect(await old.stop()).toBe(0);

  const overrides = join(folder, 'summer.json');
  writeFileSync(overrides, JSON.stringify({ name: 'House Summer' }));
  const draft = await preview('ann', 'perya', '--overrides', overrides);
  expect(await readPage(draft)).toContain('House Summer');
  expect(await draft.stop()).toBe(0);
  writeFileSync(overrides, JSON.stringify({ currency: { code: 'PESO' } }));
  expect(await ended(start('ann', 'preview', 'perya', '--overrides', overrides))).toMatchObject({
    code: 1,
    error: expect.stringContaining('summer.json#/currency/code: '),
  });
  expect(live()).toBe(third);
  expect(readFileSync(join(folder, 'ann/perya/brand.json'), 'utf8')).toContain('House Two');
});
