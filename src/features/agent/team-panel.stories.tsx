import { expect, waitFor } from 'storybook/test';
import { downlines, terms } from '#schemas/calls/agent.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { sampleTerms, team, worstTeam } from './sample-team.ts';
import { TeamPanel } from './team-panel.tsx';

const PATIENCE = { timeout: 5_000 };
const NARROW = { viewport: { value: 'mobile1', isRotated: false } };

const page = pageStories(TeamPanel, {
  session: 'agent',
  answers: { ...answer(downlines, (sent) => team(12, sent)), ...answer(terms, sampleTerms) },
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [waitsFor(terms), waitsFor(downlines, { empty: team(0), many: (rows, sent) => team(rows, sent) })],
});

export default { title: 'Agent/Team management', ...page.meta };

export const Tree = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: NARROW });

/** Expands a branch, and then a branch inside it, with the keyboard. */
export const OpenBranches = page.variant({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('treeitem', {}, PATIENCE);
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByRole('treeitem', { name: /^maria88\.maria88/ }, PATIENCE);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await canvas.findByRole('treeitem', { name: /^maria88\.maria88\.jose_m/ }, PATIENCE);
  },
});

/** Expands the details of a row. On phones the team is a table of one level. */
export const OpenRow = page.variant({
  globals: NARROW,
  play: async ({ canvas, userEvent }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details of/ }, PATIENCE).catch(() => []);
    if (details !== undefined) await userEvent.click(details);
  },
});
export const LevelBelow = page.variant({ route: '/?agent=downlineManagmentView&under=maria88.maria88' });
export const LevelBelowNarrow = page.variant({
  route: '/?agent=downlineManagmentView&under=maria88.maria88',
  globals: NARROW,
});
export const NobodyBelow = page.variant({
  route: '/?agent=downlineManagmentView&under=jose_m',
  answers: answer(downlines, team(0)),
});

/** The list that opens from a figure in the overview: the members that the figure counts. */
const GROUP = '/?agent=downlineManagmentView&group=registered&from=1773014400000&to=1773100800000';
export const Group = page.variant({ route: GROUP });
export const GroupNarrow = page.variant({ route: GROUP, globals: NARROW });
export const GroupOfNobody = page.variant({ route: GROUP, answers: answer(downlines, team(0)) });

/** A search with ten thousand results, of which only those in and near the visible area are rendered. */
export const LongTable = page.variant({
  answers: answer(downlines, (sent) => team(10_000, sent)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', {}, PATIENCE), 'a');
    const table = await canvas.findByRole('table', { name: 'Members found' }, PATIENCE);
    const box = table.parentElement;
    await expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(5000);
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    for (const share of [0.5, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- scrolls to one position after the other
      await waitFor(() => {
        box?.scrollTo(0, box.scrollHeight * share);
        const rows = [...canvasElement.querySelectorAll('[data-record]')];
        const shown = rows.map((row) => Number(row.getAttribute('aria-rowindex')));
        if (Math.max(...shown) < 5000 * share) throw new Error('the rows at this position have not loaded yet');
      }, PATIENCE);
    }
  },
});

export const Search = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', {}, PATIENCE), 'dragon');
    await canvas.findByRole('button', { name: 'Details of dragon8' }, PATIENCE);
  },
});

export const FindsNobody = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', {}, PATIENCE), 'nobody');
    await canvas.findByText(/^Nobody of your team/, {}, PATIENCE);
  },
});

/** The longest names and the largest amounts. */
export const WorstCase = page.variant({ answers: answer(downlines, worstTeam) });
export const WorstCaseNarrow = page.variant({ answers: answer(downlines, worstTeam), globals: NARROW });

/** The details of a direct downline, to whom the agent can transfer money. */
export const Member = page.variant({ route: '/?agent=downlineManagmentView&account=maria88' });
export const MemberNarrow = page.variant({
  route: '/?agent=downlineManagmentView&account=maria88',
  globals: NARROW,
});
export const MemberNotOfTheTeam = page.variant({ route: '/?agent=downlineManagmentView&account=stranger' });
export const NoPaymentPassword = page.variant({
  route: '/?agent=downlineManagmentView&account=maria88',
  answers: answer(terms, { ...sampleTerms, hasPaymentPassword: false }),
});
const held = answer(terms, {
  ...sampleTerms,
  transfer: {
    ...sampleTerms.transfer,
    max: 250,
    held: { amount: 12_388.5, requiredTurnover: 60_000, remainingTurnover: 24_000 },
  },
});
export const BonusHeld = page.variant({ route: '/?agent=downlineManagmentView&account=maria88', answers: held });
export const BonusHeldNarrow = page.variant({
  route: '/?agent=downlineManagmentView&account=maria88',
  answers: held,
  globals: NARROW,
});
export const NothingToSend = page.variant({
  route: '/?agent=downlineManagmentView&account=maria88',
  answers: answer(terms, { ...sampleTerms, transfer: { ...sampleTerms.transfer, max: 5 } }),
});
