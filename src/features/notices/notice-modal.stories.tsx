import { announcements } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleNotices } from '#storybook/sample-rows.ts';
import { NoticeModal } from './notice-modal.tsx';

const page = pageStories(NoticeModal, {
  args: { onClose: () => undefined },
  calls: [waitsFor(announcements, { empty: [], many: sampleNotices })],
});

export default { title: 'Notices/Notice modal', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
