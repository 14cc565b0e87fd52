import { expect, test } from 'vitest';
import { pageItems, pageCount, pageIndexOf } from './notice-pages.ts';

const ids = Array.from({ length: 20 }, (_, at) => ({ id: `n${at}` }));

test('a page holds nine announcements [const.notice-page, notice.modal.list]', () => {
  expect([0, 1, 2].map((page) => pageItems(ids, page).length)).toEqual([9, 9, 2]);
});

test('nine announcements need one page, ten need two [const.notice-page]', () => {
  expect([0, 1, 9, 10, 18, 19].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
});

test('the page that contains an announcement is found', () => {
  expect(['n0', 'n8', 'n9', 'n19', 'gone', null].map((id) => pageIndexOf(ids, id))).toEqual([0, 0, 1, 2, 0, 0]);
});
