import { openedNumbers } from '#schemas/calls/home.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleOpened } from '#storybook/sample-rows.ts';
import { OpenedNumbers } from './opened-numbers.tsx';

const page = pageStories(OpenedNumbers, {
  decorators: [(Story) => <div className="max-w-md p-4">{Story()}</div>],
  calls: [waitsFor(openedNumbers, { empty: [], many: sampleOpened })],
});

export default { title: 'Home/Latest draws', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
