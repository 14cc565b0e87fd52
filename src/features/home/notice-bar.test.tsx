import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { drawPart } from '#tests/draw-part.tsx';
import { NoticeBar } from './notice-bar.tsx';

afterEach(() => {
  cleanup();
  document.querySelector('body > dialog')?.remove();
});

const notice = (id: string, time: number, type = 'B') => ({ id, title: `Title ${id}`, content: '', time, type });
const draw = (answer: unknown) => drawPart(<NoticeBar />, { answers: { 'games.announcements': answer } });
const titles = () => screen.queryAllByRole('button', { name: /^Title/ }).map((button) => button.textContent);

test('the bar shows the titles of the announcements, newest first [home.notice.bar] [notice.order]', async () => {
  await draw([notice('1', 1), notice('2', 2)]);
  expect(titles()).toEqual(['Title 2', 'Title 1']);
});

test('a click on a title opens the notice modal on it [home.notice.click]', async () => {
  const { world } = await draw([notice('1', 1)]);
  await act(async () => screen.getByRole('button', { name: 'Title 1' }).click());
  expect(world.stores.modals.get()).toEqual({ name: 'notice', props: { noticeId: '1' } });
});

test('the bar never shows an announcement of type H [notice.type-h]', async () => {
  await draw([notice('1', 1), notice('2', 2, 'H')]);
  expect(titles()).toEqual(['Title 1']);
});

test('without announcements there is no bar [notice.empty]', async () => {
  await draw([]);
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('passing titles can be paused [home.notice.bar]', async () => {
  await draw([notice('1', 1), notice('2', 2)]);
  await act(async () => screen.getByRole('button', { name: 'Pause the announcements' }).click());
  expect(screen.getByRole('button', { name: 'Play the announcements' })).toBeDefined();
});

test('announcements that did not load can be asked for again', async () => {
  await draw(new Problem({ code: 'internal', status: 500, message: '' }));
  expect(screen.getByRole('button', { name: 'This part did not load. Try again' })).toBeDefined();
});

test('of very many announcements the newest 30 pass by [home.notice.bar]', async () => {
  await draw(Array.from({ length: 10_000 }, (_, at) => notice(String(at), at)));
  expect([titles().length, titles()[0]]).toEqual([30, 'Title 9999']);
});

/** Home, left and come back to by a press. */
function Home() {
  const [isHome, setHome] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHome(!isHome)}>
        elsewhere
      </button>
      {isHome && <NoticeBar />}
    </>
  );
}
const greeting = (answer: unknown = [notice('1', 1)], openNotices = true) =>
  drawPart(<Home />, { answers: { 'games.announcements': answer }, brand: { modules: { off: [], loginRequired: false, openNotices } } });

test('where the brand wants it the announcements open by themselves, once a session [home.notice.index] [session.values]', async () => {
  const { world } = await greeting();
  const { modals } = world.stores;
  expect([modals.get(), sessionStorage.getItem('index_notice')]).toEqual([{ name: 'notice', props: {} }, '1']);
  await act(async () => modals.close());
  for (let press = 0; press < 2; press += 1) await act(async () => screen.getByText('elsewhere').click());
  expect([titles(), modals.get()]).toEqual([['Title 1'], null]);
});

test('a brand that says nothing of it, and one without announcements, open nothing [home.notice.index]', async () => {
  expect((await greeting(undefined, false)).world.stores.modals.get()).toBeNull();
  expect((await greeting([])).world.stores.modals.get()).toBeNull();
  expect(sessionStorage.getItem('index_notice')).toBeNull();
});

test('nothing opens over a window that is open [home.notice.index]', async () => {
  const menu = document.body.appendChild(document.createElement('dialog'));
  menu.setAttribute('open', '');
  expect((await greeting()).world.stores.modals.get()).toBeNull();
});
