import { announcements } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleNotices } from '#storybook/sample-rows.ts';
import { NoticePage } from './notice-page.tsx';

const page = pageStories(NoticePage, {
  route: '/noticePage',
  calls: [waitsFor(announcements, { empty: [], many: sampleNotices })],
});

export default { title: 'Notices/Notice page', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
