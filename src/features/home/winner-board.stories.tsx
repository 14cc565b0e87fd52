import { rankList } from '#schemas/calls/home.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleWinners } from '#storybook/sample-rows.ts';
import { WinnerBoard } from './winner-board.tsx';

const page = pageStories(WinnerBoard, {
  decorators: [(Story) => <div className="max-w-md p-4">{Story()}</div>],
  calls: [waitsFor(rankList, { empty: { list: [] }, many: sampleWinners })],
});

export default { title: 'Home/Winner board', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
