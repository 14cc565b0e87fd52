import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, listenAnywhere, serveBuilt, type Served } from '../built-server.ts';
import { expect, test } from '../site-test.ts';

let folder = '';
let gateway: Server;
let served: Served;

const write = (path: string, value: unknown): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
};
const read = (path: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as Readonly<Record<string, unknown>>;
/** The brand's page in Georgian. */
const page = async (): Promise<string> => (await ask(served.port, '/?lang=KA')).body;
/** The texts that this page loads after its first screen. */
const textsOfPage = async (): Promise<unknown> => {
  const [data = ''] = /\/data\.[0-9a-f]+\.KA\.json/.exec(await page()) ?? [];
  const [, texts = ''] =
    /"others":"(\/assets\/texts-KA\.[0-9a-f]+\.json)"/.exec((await ask(served.port, data)).body) ?? [];
  return JSON.parse((await ask(served.port, texts)).body);
};

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-added-'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  cpSync('languages', join(folder, 'languages'), { recursive: true });
  gateway = createServer((_asked, answer) =>
    answer.writeHead(503, { 'Content-Type': 'application/json' }).end('{"success":false}'),
  );
  served = await serveBuilt(folder, await listenAnywhere(gateway), ['--site-only'], {
    LANGUAGES_DIR: join(folder, 'languages'),
    NODE_ENV: 'development',
  });
});
test.afterEach(async () => {
  served.child.kill('SIGTERM');
  await served.ended;
  gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a folder added while the server runs becomes a language immediately; while its texts are invalid or missing, pages keep the last valid ones [language.add.known] [language.text.markup] [language.plural.missing]', async () => {
  expect(await page()).toContain('<html lang="fil"');

  write('languages/KA/language.json', { ...read('languages/VI/language.json'), tag: 'ka', name: 'ქართული' });
  const shell = { 'nav.home': 'მთავარი' };
  const games = { 'games.found_one': '{{count}} თამაში', 'games.found_other': '{{count}} თამაში' };
  write('languages/KA/site/shell.json', shell);
  write('languages/KA/site/games.json', games);
  const brand = read('brands/perya/brand.json');
  write('brands/perya/texts/KA.json', read('brands/perya/texts/EN.json'));
  write('brands/perya/brand.json', { ...brand, languages: { default: 'TY', supported: ['TY', 'EN', 'KA'] } });
  await expect.poll(page).toContain('<html lang="ka" dir="ltr"');
  expect(await page()).toContain('მთავარი');
  const english = (read('languages/EN/site/shell.json') as Readonly<Record<string, string>>)['nav.menu'] ?? '';
  expect(await page()).toContain(english);

  write('languages/KA/site/shell.json', { 'nav.home': '<script>alert(1)</script>' });
  const operator = async (): Promise<string> => (await ask(served.port, '/', { Host: 'localhost' })).body;
  await expect.poll(operator).toContain('KA/site/shell.json#/nav.home');
  expect(await page()).toContain('მთავარი');
  expect(await page()).not.toContain('alert(1)');

  write('languages/KA/site/shell.json', shell);
  write('languages/KA/site/games.json', { 'games.found_one': 'ერთი: {{count}}' });
  await expect.poll(operator).toContain('KA/site/games.json#/games.found_other');
  expect(await operator()).toMatch(/the plural form (?:"|&quot;)other(?:"|&quot;) is missing/);
  expect(await operator()).not.toContain('KA/site/shell.json#/nav.home');
  expect(await textsOfPage()).toMatchObject({ shell, games });

  rmSync(join(folder, 'languages/KA'), { recursive: true });
  await expect.poll(async () => !(await operator()).includes('KA/site/shell.json')).toBe(true);
  expect(await page()).toContain('მთავარი');
  expect(await textsOfPage()).toMatchObject({ shell, games });
});
