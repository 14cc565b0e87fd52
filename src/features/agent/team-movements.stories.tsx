import { transactions } from '#schemas/calls/agent.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { teamMovements } from './sample-team.ts';
import { TeamMovements } from './team-movements.tsx';

const page = pageStories(TeamMovements, {
  session: 'agent',
  answers: answer(transactions, ({ pageNo }) => teamMovements(34, pageNo)),
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [waitsFor(transactions, { empty: teamMovements(0), many: (rows, { pageNo }) => teamMovements(rows, pageNo) })],
});

export default { title: 'Agent/Account details', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
