import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#schemas/messages.ts';
import { members, messages } from '#sandbox/db/schema.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
let token: string;
let others: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  token = await sandbox.logIn('player01');
  others = await sandbox.logIn('vip01');
});
afterAll(() => sandbox.close());

const memberId = async (account: string): Promise<number> => {
  const rows = await sandbox.database.select().from(members).where(eq(members.account, account));
  return rows.find(({ merchant }) => merchant === 'perya')?.id ?? 0;
};
const send = async (account: string, title: string): Promise<void> => {
  sandbox.advanceClock(1000);
  const texts = {
    EN: { title, content: `<p>${title}</p>` },
    VI: { title: `${title} VI`, content: `<p>${title} VI</p>` },
  };
  await sendMessage(sandbox.database, await memberId(account), texts, new Date(sandbox.now()));
};
beforeEach(async () => {
  await sandbox.database.delete(messages);
  for (const title of ['First', 'Second', 'Third']) await send('player01', title);
  await send('vip01', 'Of another member');
});

interface Page {
  readonly list: readonly Message[];
  readonly totalPages: number;
}
const page = async (query = 'pageNo=1&pageSize=10', headers: Readonly<Record<string, string>> = {}) =>
  (await sandbox.request(`/wps/relay/CSP_getMessages?${query}`, { token, headers })).value as Page;
const titles = async (query?: string) => (await page(query)).list.map(({ title }) => title);
const idOf = async (title: string) => (await page()).list.find((message) => message.title === title)?.id ?? '';
const post = (action: string, json: unknown, as = token) =>
  sandbox.request(`/wps/relay/CSP_${action}`, { method: 'POST', token: as, json });
const unread = async (as = token) =>
  ((await sandbox.request('/wps/relay/CSP_unreadCount', { token: as })).value as { readonly count: number }).count;

test("only the member's own messages are listed, newest first and page by page [messages.calls]", async () => {
  expect(await titles()).toEqual(['Third', 'Second', 'First']);
  expect(await titles('pageNo=2&pageSize=2')).toEqual(['First']);
  expect((await page('pageNo=1&pageSize=2')).totalPages).toBe(2);
});

test('messages are in the language of the request, or in English if they have no text in that language', async () => {
  const asked = async (language: string) => (await page(undefined, { Language: language })).list[0]?.title;
  expect([await asked('VI'), await asked('JA')]).toEqual(['Third VI', 'Third']);
});

test('opening a message marks it as read, so that it is no longer counted; unread messages can be listed separately [messages.calls] [messages.unread] [member.message.page]', async () => {
  expect(await unread()).toBe(3);
  const id = await idOf('Second');
  expect((await sandbox.request(`/wps/relay/CSP_getMessage?id=${id}`, { token })).value).toMatchObject({ read: false });
  await post('readMessage', { id });
  await post('readMessage', { id });
  expect(await unread()).toBe(2);
  expect((await sandbox.request(`/wps/relay/CSP_getMessage?id=${id}`, { token })).value).toMatchObject({
    title: 'Second',
    content: '<p>Second</p>',
    read: true,
  });
  expect(await titles('pageNo=1&pageSize=10&filter=unread')).toEqual(['Third', 'First']);
});

test('a member can mark all messages as read at once, which does not affect other members [messages.calls]', async () => {
  await post('readAllMessages', {});
  expect([await unread(), await unread(others)]).toEqual([0, 1]);
});

test('deleted messages disappear from the list and the count [messages.calls]', async () => {
  await post('deleteMessage', { ids: [await idOf('First'), await idOf('Third'), 'nonsense'] });
  expect([await titles(), await unread()]).toEqual([['Second'], 1]);
});

test('a message of another member cannot be opened, marked as read or deleted', async () => {
  const id = await idOf('First');
  const opened = await sandbox.request(`/wps/relay/CSP_getMessage?id=${id}`, { token: others });
  expect([opened.status, (await post('readMessage', { id }, others)).status]).toEqual([404, 404]);
  await post('deleteMessage', { ids: [id] }, others);
  expect([await titles(), await unread()]).toEqual([['Third', 'Second', 'First'], 3]);
});
