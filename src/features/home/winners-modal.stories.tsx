import { rankList } from '#schemas/calls/home.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleWinners } from '#storybook/sample-rows.ts';
import { WinnersModal } from './winners-modal.tsx';

const page = pageStories(WinnersModal, {
  args: { onClose: () => undefined },
  calls: [waitsFor(rankList, { empty: { list: [] }, many: sampleWinners })],
});

export default { title: 'Home/Winners modal', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
