import { expect, test } from 'vitest';
import { announcements } from '#schemas/calls/games.ts';
import { ANNOUNCEMENT_QUERY } from '#schemas/calls/query-constants.ts';
import { shownAnnouncements, type Announcement } from './use-announcements.ts';

const notice = (id: string, time: number, type: Announcement['type'] = 'B'): Announcement => ({
  id,
  title: id,
  content: '',
  time,
  type,
});

test('the newest announcement is first [notice.order]', () => {
  expect(shownAnnouncements([notice('old', 1), notice('new', 3), notice('middle', 2)]).map(({ id }) => id)).toEqual([
    'new',
    'middle',
    'old',
  ]);
});

test('an announcement of type H is never shown [notice.type-h, notice.types]', () => {
  expect(
    shownAnnouncements([
      notice('hidden', 9, 'H'),
      notice('b', 4),
      notice('pl', 3, 'PL'),
      notice('pu', 2, 'PU'),
      notice('pr', 1, 'PR'),
    ]).map(({ id }) => id),
  ).toEqual(['b', 'pl', 'pu', 'pr']);
});

test('announcements are requested with types B,PL,PU,PR, platform W and execution B [const.announce-query, notice.types]', () => {
  expect(ANNOUNCEMENT_QUERY).toEqual({ types: 'B,PL,PU,PR', platform: 'W', execution: 'B' });
  expect([announcements.path, announcements.token]).toEqual(['/wps/relay/MCSFE_getListAnnouncements', 'none']);
});
