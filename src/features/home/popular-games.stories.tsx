import { popular } from '#schemas/calls/home.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleGames } from '#storybook/sample-rows.ts';
import { PopularGames } from './popular-games.tsx';

const page = pageStories(PopularGames, {
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  calls: [waitsFor(popular, { empty: [], many: sampleGames })],
});

export default { title: 'Home/Popular games', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
