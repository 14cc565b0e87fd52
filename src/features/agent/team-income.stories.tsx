import { income } from '#schemas/calls/agent.ts';
import { consolidated } from '#schemas/calls/home.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { teamIncome } from './sample-team.ts';
import { TeamIncome } from './team-income.tsx';

const page = pageStories(TeamIncome, {
  session: 'agent',
  answers: answer(income, ({ pageNo }) => teamIncome(34, pageNo)),
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [
    waitsFor(consolidated),
    waitsFor(income, { empty: teamIncome(0), many: (rows, { pageNo }) => teamIncome(rows, pageNo, 1_000_000) }),
  ],
});

export default { title: 'Agent/Income', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** Expands a row, which then shows the parts of the income. */
export const Parts = page.variant({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Details of/ }, { timeout: 5_000 });
    if (first !== undefined) await userEvent.click(first);
    await canvas.findAllByText('Your share of bonuses', {}, { timeout: 5_000 });
  },
});
