import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { gameCatalogue } from '#schemas/calls/games.ts';
import { messages } from '#schemas/calls/messages.ts';
import { promotions } from '#schemas/calls/promotions.ts';
import { createCashierClient } from '#tests/support/cashier-client.ts';
import type { TestSandbox } from '#tests/support/open-test-sandbox.ts';
import type { SandboxQuestion } from './sandbox-thread.ts';

vi.setConfig({ testTimeout: 120_000 });

const dir = mkdtempSync(join(tmpdir(), 'marquee-languages-'));
cpSync('languages', dir, { recursive: true });
// A worker thread does not inherit the TypeScript loader, so it registers its own.
const START = `require('tsx/esm/api').register(); import('file://' + process.cwd() + '/tests/world/sandbox-thread.ts');`;
const thread = new Worker(START, { eval: true, execArgv: [], env: { ...process.env, LANGUAGES_DIR: dir } });
afterAll(async () => {
  await thread.terminate();
  rmSync(dir, { recursive: true });
});

let asked = 0;
const ask = <T>(question: SandboxQuestion): Promise<T> =>
  new Promise((resolve) => {
    const id = (asked += 1);
    const listen = ({ id: answered, reply }: { readonly id: number; readonly reply: T }): void => {
      if (answered !== id) return;
      thread.off('message', listen);
      resolve(reply);
    };
    thread.on('message', listen);
    thread.postMessage({ id, question });
  });

const request: TestSandbox['request'] = (path, options = {}) => ask({ path, options });
const logIn: TestSandbox['logIn'] = (account) => ask({ logIn: account });
const write = (name: string, content: unknown): void => {
  mkdirSync(join(dir, 'PL', 'sandbox'), { recursive: true });
  writeFileSync(join(dir, 'PL', name), JSON.stringify(content));
};

test('a language added while the sandbox runs is used in older messages and promotions, missing texts use its fallback, and search gets its glossary [language.add.known]', async () => {
  const player = createCashierClient({ request, logIn } as TestSandbox, 'player01');
  const { orderId } = await player.deposit(500);
  await player.provider(orderId, 'pay');
  const token = await logIn('player01');
  const read = async (path: string, language: string): Promise<unknown> =>
    (await request(path, { token, headers: { Language: language } })).value;
  const newest = async (language: string) =>
    ((await read(`${messages.path}?pageNo=1&pageSize=1`, language)) as OutputOf<typeof messages>).list[0];
  const promotionTitles = async (language: string) =>
    ((await read(promotions.path, language)) as OutputOf<typeof promotions>).list.map(({ title }) => title);

  const [english, titles] = [await newest('EN'), await promotionTitles('EN')];
  expect(english?.title).toBe('Your deposit of ₱\u00a0500.00 has arrived');
  expect(await newest('PL')).toEqual(english);

  write('sandbox/messages.json', { 'movement.title.deposit': 'Wpłata {{amount}} dotarła' });
  write('sandbox/promotions.json', { 'reload.title': 'Bonus od doładowania' });
  write('glossary.json', { fillers: ['gra'], words: { Football: ['piłka nożna'] } });
  write('language.json', {
    tag: 'pl',
    name: 'Polski',
    direction: 'ltr',
    fallback: 'EN',
    calendar: 'gregory',
    search: { marks: 'fold', width: 'fold', variants: [] },
  });

  await expect
    .poll(() => newest('PL'), { timeout: 20_000 })
    .toEqual({
      ...english,
      title: 'Wpłata ₱\u00a0500,00 dotarła',
      content: english?.content.replace('500.00', '500,00'),
    });
  expect(await promotionTitles('PL')).toEqual(
    titles.map((title) => (title === 'Reload bonus' ? 'Bonus od doładowania' : title)),
  );
  expect(await newest('EN')).toEqual(english);
  expect((await read(`${gameCatalogue.path}?language=PL`, 'PL')) as OutputOf<typeof gameCatalogue>).toMatchObject({
    glossary: { fillers: ['gra'], words: [{ name: 'Football', aliases: ['piłka nożna'] }] },
  });
});
