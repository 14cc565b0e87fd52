import { announcements } from '#schemas/calls/games.ts';
import { openedNumbers, popular, rankList } from '#schemas/calls/home.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleGames, sampleNotices, sampleOpened, sampleWinners } from '#storybook/sample-rows.ts';
import { HomePage } from './home-page.tsx';
import { homeSections } from './home-sections.tsx';

const page = pageStories(HomePage, {
  args: { rows: homeSections },
  calls: [
    waitsFor(announcements, { empty: [], many: sampleNotices }),
    waitsFor(popular, { empty: [], many: sampleGames }),
    waitsFor(rankList, { empty: { list: [] }, many: sampleWinners }),
    waitsFor(openedNumbers, { empty: [], many: sampleOpened }),
  ],
});

export default { title: 'Home/Home page', ...page.meta };

export const Visitor = page.variant();
export const Member = page.variant({ session: 'player' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
