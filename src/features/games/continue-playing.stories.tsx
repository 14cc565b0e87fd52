import { recentGames } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleRecentPage } from '#storybook/sample-rows.ts';
import { ContinuePlaying } from './continue-playing.tsx';

const page = pageStories(ContinuePlaying, {
  session: 'player',
  decorators: [(Story) => <div className="min-h-20 p-4">{Story()}</div>],
  calls: [waitsFor(recentGames, { empty: { list: [], totalPages: 0 }, many: sampleRecentPage })],
});

/** Renders nothing if there are no recent games, or if they could not be loaded. */
export default { title: 'Games/Continue playing', ...page.meta };

export const AsThePlatformAnswers = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
