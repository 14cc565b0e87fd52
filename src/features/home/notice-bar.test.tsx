import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { NoticeBar } from './notice-bar.tsx';

afterEach(() => {
  document.querySelector('body > dialog')?.remove();
  document.title = '';
});

const notice = (id: string, time: number, type = 'B') => ({ id, title: `Title ${id}`, content: '', time, type });
const draw = (answer: unknown) => renderPart(<NoticeBar />, { answers: { 'games.announcements': answer } });
const titles = () => screen.queryAllByRole('button', { name: /^Title/ }).map((button) => button.textContent);

test('the notice bar shows the titles of the announcements, newest first [home.notice.bar] [notice.order]', async () => {
  await draw([notice('1', 1), notice('2', 2)]);
  expect(titles()).toEqual(['Title 2', 'Title 1']);
});

test('a click on a title opens the modal of announcements with that announcement [home.notice.click]', async () => {
  const { setup } = await draw([notice('1', 1)]);
  await act(async () => screen.getByRole('button', { name: 'Title 1' }).click());
  expect(setup.stores.modals.get()).toEqual({ name: 'notice', props: { noticeId: '1' } });
});

test('the notice bar does not show announcements of type H [notice.type-h]', async () => {
  await draw([notice('1', 1), notice('2', 2, 'H')]);
  expect(titles()).toEqual(['Title 1']);
});

test('without announcements there is no notice bar [notice.empty]', async () => {
  await draw([]);
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the ticker can be paused [home.notice.bar]', async () => {
  await draw([notice('1', 1), notice('2', 2)]);
  await act(async () => screen.getByRole('button', { name: 'Pause the announcements' }).click());
  expect(screen.getByRole('button', { name: 'Play the announcements' })).toBeDefined();
});

test('announcements that failed to load can be retried', async () => {
  await draw(new Problem({ code: 'internal', status: 500, message: '' }));
  expect(screen.getByRole('button', { name: 'This part did not load. Try again' })).toBeDefined();
});

test('the ticker shows only the newest 30 announcements [home.notice.bar]', async () => {
  await draw(Array.from({ length: 10_000 }, (_, at) => notice(String(at), at)));
  expect([titles().length, titles()[0]]).toEqual([30, 'Title 9999']);
});

const beWrittenIn = (field: HTMLInputElement | null): void => {
  if (document.title === 'typing') field?.focus();
};

/** A home page with a field, like the one in the header, and a button that leaves the page and returns to it. */
function Home() {
  const [isHome, setHome] = useState(document.title !== 'elsewhere');
  return (
    <>
      <input aria-label="User name" ref={beWrittenIn} />
      <button type="button" onClick={() => setHome(!isHome)}>
        elsewhere
      </button>
      {isHome && <NoticeBar />}
    </>
  );
}
const go = () => act(async () => screen.getByText('elsewhere').click());
const leaveAndComeBack = async (): Promise<void> => {
  await go();
  await go();
};
const openNotices = { off: [], loginRequired: false, openNotices: true };
const greeting = async ({
  answer = [notice('1', 1)],
  modules = openNotices,
  ...more
}: { answer?: unknown; modules?: ClientBrand['modules'] } & Pick<PartParameters, 'route' | 'answers'> = {}) => {
  const answers = { 'games.announcements': answer, ...more.answers };
  const drawn = await renderPart(<Home />, { brand: { modules }, ...more, answers });
  // Wait for the lazy code, so that a test for closed announcements does not pass only because the code has not loaded yet.
  await act(async () => void (await import('./auto-open-notices.tsx')));
  return drawn;
};
const opened = { name: 'notice', props: {} };

test('a brand can open the announcements automatically, once per session [home.notice.index] [session.values]', async () => {
  const { modals } = (await greeting()).setup.stores;
  expect([modals.get(), sessionStorage.getItem('index_notice')]).toEqual([opened, '1']);
  await act(async () => modals.close());
  await leaveAndComeBack();
  expect([titles(), modals.get()]).toEqual([['Title 1'], null]);
});

test.each([
  ['if the brand has not enabled this', { modules: { off: [], loginRequired: false } }],
  ['if there are none', { answer: [] }],
  ['while the registration is open over the home page', { route: '/register' }],
  ['if the URL opens the member centre', { route: '/index?member=securityCenter' }],
  ['for visitors of a brand that requires login', { modules: { ...openNotices, loginRequired: true } }],
] as const)('announcements do not open automatically %s [home.notice.index]', async (_when, setup) => {
  const { modals } = (await greeting(setup as Parameters<typeof greeting>[0])).setup.stores;
  expect([modals.get(), sessionStorage.getItem('index_notice')]).toEqual([null, null]);
});

test('announcements do not open over a popover other than the toast region [home.notice.index]', async () => {
  for (const [inside, expected] of [
    ['<p>Newest first</p>', null],
    ['<div aria-live="polite"></div>', opened],
  ] as const) {
    document.body.insertAdjacentHTML('beforeend', `<div popover="manual">${inside}</div>`);
    const drawn = await greeting();
    expect(drawn.setup.stores.modals.get()).toEqual(expected);
    drawn.unmount();
    document.querySelector('[popover]')?.remove();
  }
});

test('announcements do not open automatically until the session is known [home.notice.index]', async () => {
  document.title = 'elsewhere';
  const { modals, session } = (await greeting({ answers: { 'account.memberInfo': 'pending' } })).setup.stores;
  document.cookie = 'signed-in=1';
  void session.resume();
  await go();
  await screen.findByRole('button', { name: 'Title 1' });
  expect([session.get().phase, modals.get()]).toEqual(['unknown', null]);
});

test('announcements do not replace a modal that the player has just opened [home.notice.index]', async () => {
  document.title = 'elsewhere';
  const { modals } = (await greeting()).setup.stores;
  await act(async () => modals.open('search'));
  await go();
  await screen.findByRole('button', { name: 'Title 1' });
  expect(modals.get()?.name).toBe('search');
});

test('announcements open neither over a dialog nor when it closes, but on the next visit to the home page [home.notice.index]', async () => {
  const menu = document.body.appendChild(document.createElement('dialog'));
  menu.setAttribute('open', '');
  const { modals } = (await greeting()).setup.stores;
  expect(modals.get()).toBeNull();
  menu.remove();
  await act(async () => modals.open('search'));
  await act(async () => modals.close());
  expect(modals.get()).toBeNull();
  await leaveAndComeBack();
  expect(modals.get()).toEqual(opened);
});

test('announcements do not open automatically while a field has the focus [home.notice.index]', async () => {
  document.title = 'typing';
  expect((await greeting()).setup.stores.modals.get()).toBeNull();
});

test('after the player has opened the announcements, they do not open automatically any more [home.notice.index]', async () => {
  document.title = 'typing';
  const { modals } = (await greeting()).setup.stores;
  await act(async () => screen.getByRole('button', { name: 'Title 1' }).click());
  await act(async () => modals.close());
  screen.getByLabelText('User name').blur();
  await leaveAndComeBack();
  expect(modals.get()).toBeNull();
});
