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

/** The keyboard opens a branch, and a branch of it. */
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

/** On phones a level opens in the place of the one above. */
export const LevelBelow = page.variant({
  globals: NARROW,
  play: async ({ canvas, userEvent }) => {
    const below = (await canvas.findAllByRole('button', { name: /^Those below/ }, PATIENCE).catch(() => []))[0];
    if (below !== undefined) await userEvent.click(below);
  },
});

export const Search = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', {}, PATIENCE), 'dragon');
    await canvas.findByRole('button', { name: /dragon8/ }, PATIENCE);
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

/** A direct downline, to whom money can be sent. */
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
export const NothingToSend = page.variant({
  route: '/?agent=downlineManagmentView&account=maria88',
  answers: answer(terms, { ...sampleTerms, transfer: { min: 10, max: 5 } }),
});
