import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import '#src/rich-text/rich-content.tsx';
import { turns } from '#tests/support/turns.ts';
import { NoticeBoard } from './notice-board.tsx';
import { NoticeModal } from './notice-modal.tsx';
import { NoticePage } from './notice-page.tsx';
import { unbrokenText } from '#src/lib/unbroken-text.ts';

const at = (second: number) => new Date(2026, 2, 9, 4, 5, second).getTime();
const notice = (number: number) => ({
  id: `n${number}`,
  title: `Title ${number}`,
  content: `<p>Text <b>${number}</b></p>`,
  time: at(60 - number),
  type: 'B',
});
const notices = (count: number) => Array.from({ length: count }, (_, index) => notice(index + 1));
const answers = (value: unknown) => ({ answers: { 'games.announcements': value } });
const titles = () =>
  screen
    .queryAllByRole('button', { name: /^Title/, hidden: true })
    .map((button) => /Title \d+?(?=2026)/.exec(button.textContent)?.[0]);
const click = (name: RegExp) => act(async () => screen.getByRole('button', { name, hidden: true }).click());
const expandedTitle = () =>
  screen
    .queryAllByRole('region', { name: /^Title/, hidden: true })
    .map((region) => /Text \d+/.exec(region.textContent)?.[0]);

test('a page lists nine announcements, newest first [notice.modal.list] [notice.order] [const.notice-page]', async () => {
  await renderPart(<NoticeBoard />, answers(notices(12).toReversed()));
  expect(titles()).toEqual(notices(9).map(({ title }) => title));
});

test('at first, the newest announcement is expanded and shows its text [notice.modal.content]', async () => {
  await renderPart(<NoticeBoard />, answers(notices(3)));
  expect(expandedTitle()).toEqual(['Text 1']);
});

test('a click on a title expands its announcement and collapses the one that was expanded [notice.modal.select]', async () => {
  await renderPart(<NoticeBoard />, answers(notices(3)));
  await click(/^Title 2/);
  expect(expandedTitle()).toEqual(['Text 2']);
  expect(screen.getByRole('button', { name: /^Title 2/ }).getAttribute('aria-expanded')).toBe('true');
});

test('a click on the title of the expanded announcement collapses it [notice.modal.collapse]', async () => {
  await renderPart(<NoticeBoard />, answers(notices(3)));
  await click(/^Title 1/);
  expect(expandedTitle()).toEqual([]);
});

test('opening another page expands its first announcement [notice.modal.page-change]', async () => {
  await renderPart(<NoticeBoard />, answers(notices(12)));
  await click(/^Next page/);
  expect([titles(), expandedTitle()]).toEqual([['Title 10', 'Title 11', 'Title 12'], ['Text 10']]);
  expect(screen.getByText('Page 2 of 2')).toBeDefined();
});

test('nine announcements are shown without a pager [notice.modal.list]', async () => {
  await renderPart(<NoticeBoard />, answers(notices(9)));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('an announcement shows the time when it was published [notice.fields]', async () => {
  await renderPart(<NoticeBoard />, answers(notices(1)));
  expect(screen.getAllByText(unbrokenText('2026-03-09 04:05:59')).length).toBeGreaterThan(0);
});

test('the modal opens on the page that contains the clicked announcement, and expands it [home.notice.click]', async () => {
  await renderPart(<NoticeModal onClose={() => undefined} noticeId="n11" />, answers(notices(12)));
  expect([titles().length, expandedTitle()]).toEqual([3, ['Text 11']]);
});

test("the modal's title is the heading of the announcements [notice.modal.title]", async () => {
  await renderPart(<NoticeModal onClose={() => undefined} />, answers(notices(1)));
  expect(
    within(screen.getByRole('dialog', { hidden: true })).getByRole('heading', { name: 'Announcements', hidden: true }),
  ).toBeDefined();
});

test('unsafe markup in an announcement is removed [notice.html.safety]', async () => {
  const { container } = await renderPart(
    <NoticeBoard />,
    answers([
      {
        ...notice(1),
        content: '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">Read</a>',
      },
    ]),
  );
  expect(container.querySelectorAll('img, script, a')).toHaveLength(0);
  expect(screen.getByText('Read')).toBeDefined();
});

test('the notice page shows the announcements under their heading [notice.page] [navigation.route.notice] [navigation.title]', async () => {
  await renderPart(<NoticePage />, answers(notices(2)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Announcements');
  expect([titles(), document.title]).toEqual([['Title 1', 'Title 2'], 'Announcements · Perya']);
});

test('a message is shown if there are no announcements [notice.empty]', async () => {
  await renderPart(<NoticePage />, answers([]));
  expect(screen.getByText('No announcements')).toBeDefined();
});

test('announcements that failed to load can be retried', async () => {
  await renderPart(<NoticeBoard />, answers(new Problem({ code: 'internal', status: 500, message: '' })));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('if refreshing the announcements fails, they stay visible', async () => {
  let isDown = false;
  const answer = () => (isDown ? new Problem({ code: 'internal', status: 500, message: '' }) : notices(3));
  const { setup } = await renderPart(<NoticeBoard />, answers(answer));
  isDown = true;
  const { queries } = setup.stores;
  await act(async () => {
    await queries.refetchQueries({ queryKey: ['games.announcements'] });
    await turns(2);
  });
  expect(queries.getQueryCache().find({ queryKey: ['games.announcements'], exact: false })?.state.status).toBe('error');
  expect(titles()).toEqual(['Title 1', 'Title 2', 'Title 3']);
  expect(screen.getByText(/could not be updated/)).toBeDefined();
});
