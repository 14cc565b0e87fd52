import { loss } from '#schemas/calls/agent.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { teamResults } from './sample-team.ts';
import { TeamResults } from './team-results.tsx';

const page = pageStories(TeamResults, {
  session: 'agent',
  answers: answer(loss, ({ pageNo }) => teamResults(34, pageNo)),
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [waitsFor(loss, { empty: teamResults(0), many: (rows, { pageNo }) => teamResults(rows, pageNo, 1_000_000) })],
});

export default { title: 'Agent/Profit and loss', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
