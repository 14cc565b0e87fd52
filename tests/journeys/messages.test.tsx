import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { deleteMessages, message, messages } from '#schemas/calls/messages.ts';
import { setPaymentPassword } from '#schemas/calls/cashier.ts';
import { unread } from '#schemas/calls/common.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { askSandbox } from './ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { logIn, plainText, siteHeader, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/messages/messages-panel.tsx';
import '#src/features/shell/account-bar.tsx';
import '#src/ui/dialog.tsx';

const LIST = 'Your messages';
let sandbox: JourneySandbox;

beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

/** Opens the messages of a member who has to log in first. */
const openMessages = async (
  account: string,
  { path = '/promotions?member=messageV2', ...options }: SiteOptions = {},
): Promise<{ readonly site: OpenSite; readonly centre: Part }> => {
  const site = await openSite(sandbox, { path, ...options });
  if (options.after === undefined) await logIn(site, account);
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  return { site, centre };
};

/** Logs in a member who has received last week's prizes with their message; the platform grants them when the rewards are first requested. */
const withPrizes = async (account: string): Promise<OpenSite> => {
  const site = await openSite(sandbox, { path: '/promotions' });
  await logIn(site, account);
  await askSandbox(sandbox, site, `${rewards.path}?pageNo=1&pageSize=1`);
  return site;
};

const rowsOf = async (centre: Part): Promise<readonly HTMLElement[]> =>
  within(await centre.findByRole('list', { name: LIST })).getAllByRole('listitem');
const unreadOf = (rows: readonly HTMLElement[]): number =>
  rows.filter((row) => within(row).queryByText('Unread') !== null).length;
/** Returns the count next to the page's name in the centre's menu, or `null` if there is none. */
const menuCount = (centre: Part): string | null =>
  within(centre.getByRole('link', { name: /^Messages/, hidden: true })).queryByText(/^\d+ new$/)?.textContent ?? null;
/** Returns the count at the avatar, which also includes the promotions that can be joined. */
const headerCount = (): number =>
  Math.max(
    ...siteHeader()
      .getAllByText(/^\d+ new$/)
      .map(({ textContent }: HTMLElement) => Number.parseInt(textContent ?? '', 10)),
  );
const linkOf = (row: HTMLElement | undefined): HTMLElement => within(row ?? document.body).getByRole('link');
const titleIn = (row: HTMLElement): string => linkOf(row).querySelector('.line-clamp-2')?.textContent ?? '';

test('messages are listed newest first with their first line; opening one marks it as read and lowers the badges [member.message.page] [messages.page] [messages.unread] [messages.calls] [member.menu.badges]', async () => {
  const { site, centre } = await openMessages('player01', { after: await withPrizes('player01') });
  await rowsOf(centre);
  await waitFor(async () => expect(menuCount(centre)).toBe(`${unreadOf(await rowsOf(centre))} new`));
  const rows = await rowsOf(centre);
  const unread = unreadOf(rows);
  expect(unread).toBeGreaterThan(1);
  const times = rows.map((row) => /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/u.exec(plainText(row))?.[0] ?? '');
  expect(times).not.toContain('');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(headerCount()).toBeGreaterThanOrEqual(unread);
  const before = headerCount();

  const [first] = rows;
  const title = first === undefined ? '' : titleIn(first);
  await site.user.click(linkOf(first));
  const article = within(await centre.findByRole('article'));
  expect(article.getByRole('heading', { name: title })).toHaveFocus();
  await waitFor(() => expect(menuCount(centre)).toBe(`${unread - 1} new`));
  await waitFor(() => expect(headerCount()).toBe(before - 1));

  await site.user.click(centre.getByRole('button', { name: 'All messages' }));
  const [again] = await rowsOf(centre);
  expect(linkOf(again)).toHaveFocus();
  await waitFor(async () => expect(unreadOf(await rowsOf(centre))).toBe(unread - 1));
});

test('the open message is part of the URL: a reload shows it again, and Back returns to the list', async () => {
  const { site, centre } = await openMessages('vip01');
  await site.user.click(linkOf((await rowsOf(centre))[1]));
  const title = (await centre.findByRole('article')).querySelector('h4')?.textContent ?? '';
  expect(site.path()).toMatch(/\?member=messageV2&message=\d+$/);

  const again = await openMessages('vip01', { path: site.path(), after: site });
  expect(await again.centre.findByRole('heading', { name: title })).toBeInTheDocument();
  await again.site.user.click(again.centre.getByRole('button', { name: 'All messages' }));
  expect((await rowsOf(again.centre)).map(titleIn)).toContain(title);
  expect(again.site.path()).toBe('/promotions?member=messageV2');
});

test('a new message counted by the badge appears in the open list immediately; an open message stays open, and the list behind it has the new one [messages.poll]', async () => {
  const { site, centre } = await openMessages('vip01');
  const before = (await rowsOf(centre)).length;
  const change = async (old: string, next: string): Promise<void> => {
    await site.stores.mutateCall(setPaymentPassword, { old, new: next });
    await act(() => site.stores.queries.invalidateQueries({ queryKey: [unread.name] }));
  };
  await change('246810', '135790');
  await waitFor(async () => expect(await rowsOf(centre)).toHaveLength(before + 1));

  const [, second] = await rowsOf(centre);
  const title = titleIn(second ?? document.body);
  await site.user.click(linkOf(second));
  await centre.findByRole('article');
  await change('135790', '246810');
  expect(await centre.findByRole('heading', { name: title })).toBeInTheDocument();
  await site.user.click(centre.getByRole('button', { name: 'All messages' }));
  await waitFor(async () => expect(await rowsOf(centre)).toHaveLength(before + 2));
});

test('the member can show only unread messages, and can mark all as read at once', async () => {
  const { site, centre } = await openMessages('player01');
  const all = await rowsOf(centre);
  const unread = unreadOf(all);
  expect(unread).toBeLessThan(all.length);
  await site.user.click(await centre.findByRole('radio', { name: 'Unread' }));
  await waitFor(async () => expect(await rowsOf(centre)).toHaveLength(unread));
  await site.user.click(centre.getByRole('button', { name: 'Mark all as read' }));
  expect(await centre.findByText('Everything is read')).toBeInTheDocument();
  await waitFor(() => expect(menuCount(centre)).toBeNull());
  expect(centre.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(centre.getByRole('heading', { name: LIST })).toHaveFocus();
  await site.user.click(centre.getByRole('button', { name: 'Show all messages' }));
  await waitFor(async () => expect(await rowsOf(centre)).toHaveLength(all.length));
});

test('several messages are deleted after a confirmation, and so is an open one [messages.calls]', async () => {
  const { site, centre } = await openMessages('player01');
  const all = await rowsOf(centre);
  const [first, second] = all;
  for (const row of [first, second])
    // oxlint-disable-next-line no-await-in-loop -- one box after the other, as a player ticks them
    await site.user.click(within(row ?? document.body).getByRole('checkbox'));
  await site.user.click(centre.getByRole('button', { name: 'Delete 2' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 messages?' }));
  await site.user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await rowsOf(centre)).toHaveLength(all.length);
  await site.user.click(centre.getByRole('button', { name: 'Delete 2' }));
  await site.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await rowsOf(centre)).toHaveLength(all.length - 2));
  expect(centre.getByRole('heading', { name: LIST })).toHaveFocus();

  await site.user.click(linkOf((await rowsOf(centre))[0]));
  await site.user.click(await centre.findByRole('button', { name: 'Delete' }));
  const last = within(await screen.findByRole('alertdialog', { name: 'Delete 1 message?' }));
  await site.user.click(last.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await rowsOf(centre)).toHaveLength(all.length - 3));
});

test('a member who returns to the list while a message is being deleted stays in the list', async () => {
  const site = await openSite(sandbox, { beside: <Link to="/promotions?member=messageV2">To the messages</Link> });
  await logIn(site, 'vip01');
  await site.user.click(screen.getByRole('link', { name: 'To the messages' }));
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  const all = await rowsOf(centre);
  await site.user.click(linkOf(all[0]));
  const release = site.hold(deleteMessages.path);
  await site.user.click(await centre.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 message?' }));
  await site.user.click(question.getByRole('button', { name: 'Delete' }));
  await site.user.click(centre.getByRole('button', { name: 'All messages' }));
  await rowsOf(centre);
  release();
  await screen.findByText('1 message deleted');
  await waitFor(async () => expect(await rowsOf(centre)).toHaveLength(all.length - 1));
  await site.user.click(linkOf((await rowsOf(centre))[0]));
  await centre.findByRole('article');
  await site.user.click(centre.getByRole('button', { name: 'All messages' }));
  expect(await rowsOf(centre)).toHaveLength(all.length - 1);
});

test('messages that failed to load can be reloaded; a message that does not exist shows an explanation', async () => {
  const site = await openSite(sandbox, { path: '/promotions?member=messageV2' });
  site.fail(messages.path, 'offline');
  await logIn(site, 'agent01');
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await centre.findByText('Your messages did not load.');
  site.fail(messages.path, null);
  await site.user.click(centre.getByRole('button', { name: 'Try again' }));
  expect((await rowsOf(centre)).length).toBeGreaterThan(0);

  const gone = await openMessages('agent01', { path: '/promotions?member=messageV2&message=999999', after: site });
  expect(await gone.centre.findByText('This message is no longer there')).toBeInTheDocument();
  expect(gone.site.sent).toContain(`GET ${message.path}`);
});
