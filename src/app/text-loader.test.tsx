import { afterEach, expect, test, vi } from 'vitest';
import { languageInfo } from '#schemas/languages.ts';
import type { ClientLanguage } from '#src/document/document-data.ts';
import { countReloads } from '#tests/support/count-reloads.ts';
import { textLoader } from './text-loader.ts';

const FILES: Readonly<Record<string, object>> = {
  '/assets/forms-EN.1.json': { rules: { format: 'Wrong' }, fields: {}, passkeys: {} },
  '/assets/texts-EN.1.json': { cashier: { title: 'Deposit' } },
};
const english: ClientLanguage = {
  ...languageInfo('EN'),
  forms: '/assets/forms-EN.1.json',
  others: '/assets/texts-EN.1.json',
};
const requested: string[] = [];

/** Answers requests for texts; while `failing` returns a status, they fail with that status. */
const serve = (failing: () => number | null = () => null): void => {
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    const status = failing();
    return Promise.resolve(
      new Response(status === null ? JSON.stringify(FILES[address]) : '', { status: status ?? 200 }),
    );
  });
};

afterEach(() => {
  vi.unstubAllGlobals();
  requested.length = 0;
  sessionStorage.clear();
});

test('a form namespace loads only the texts of forms, and any other namespace loads the whole language, each file once', async () => {
  serve();
  const load = textLoader(() => ({ EN: english }));
  expect(Object.keys((await load('EN', 'rules')) ?? {}).toSorted()).toEqual(['fields', 'passkeys', 'rules']);
  expect(requested).toEqual([english.forms]);
  expect(await load('EN', 'cashier')).toMatchObject({ rules: { format: 'Wrong' }, cashier: { title: 'Deposit' } });
  expect(await load('EN', 'help')).toMatchObject({ cashier: { title: 'Deposit' } });
  expect(requested).toEqual([english.forms, english.others]);
});

test('a file that failed to load is requested again', async () => {
  let status: number | null = 500;
  serve(() => status);
  const load = textLoader(() => ({ EN: english }));
  await expect(load('EN', 'rules')).rejects.toThrow('did not load');
  status = null;
  expect(await load('EN', 'rules')).toMatchObject({ rules: { format: 'Wrong' } });
});

test.each([404, 410])('texts that a deploy has removed (status %d) reload the page once', async (status) => {
  serve(() => status);
  const { reloads, stop } = countReloads();
  const load = textLoader(() => ({ EN: english }));
  await expect(load('EN', 'rules')).rejects.toThrow('did not load');
  expect(reloads()).toBe(1);
  await expect(load('EN', 'rules')).rejects.toThrow('did not load');
  expect(reloads()).toBe(1);
  stop();
});

test('a language that is added after the loader was created can be loaded', async () => {
  serve();
  let languages: Readonly<Record<string, ClientLanguage>> = {};
  const load = textLoader(() => languages);
  expect(await load('EN', 'rules')).toBeNull();
  languages = { EN: english };
  expect(await load('EN', 'rules')).toMatchObject({ rules: { format: 'Wrong' } });
});
