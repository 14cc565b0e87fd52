import { expect, test } from 'vitest';
import { itemsOf, pageCount, pageWith } from './notice-pages.ts';

const ids = Array.from({ length: 20 }, (_, at) => ({ id: `n${at}` }));

test('a page holds nine announcements [const.notice-page, notice.modal.list]', () => {
  expect([0, 1, 2].map((page) => itemsOf(ids, page).length)).toEqual([9, 9, 2]);
});

test('nine announcements need one page, ten need two [const.notice-page]', () => {
  expect([0, 1, 9, 10, 18, 19].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
});

test('an announcement is found on its page', () => {
  expect(['n0', 'n8', 'n9', 'n19', 'gone', null].map((id) => pageWith(ids, id))).toEqual([0, 0, 1, 2, 0, 0]);
});
