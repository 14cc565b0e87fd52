import { overview } from '#schemas/calls/agent.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { noTeam, teamFigures } from './sample-team.ts';
import { TeamOverview } from './team-overview.tsx';

const page = pageStories(TeamOverview, {
  session: 'agent',
  answers: answer(overview, teamFigures(7)),
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [waitsFor(overview, { empty: noTeam, many: () => teamFigures(30, 1_000_000) })],
});

export default { title: 'Agent/Team overview', ...page.meta };

export const Week = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
