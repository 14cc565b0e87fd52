import { bets } from '#schemas/calls/agent.ts';
import { gameMenus } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { teamBets, worstTeamBets } from './sample-team.ts';
import { TeamBets } from './team-bets.tsx';

const page = pageStories(TeamBets, {
  session: 'agent',
  answers: answer(bets, ({ pageNo }) => teamBets(34, pageNo)),
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [
    waitsFor(gameMenus),
    waitsFor(bets, { empty: teamBets(0), many: (rows, { pageNo }) => teamBets(rows, pageNo) }),
  ],
});

export default { title: 'Agent/Team betting', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** The longest names and the largest amounts. */
export const WorstCase = page.variant({ answers: answer(bets, worstTeamBets) });
export const WorstCaseNarrow = page.variant({
  answers: answer(bets, worstTeamBets),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** The report about one member, chosen in the URL. */
export const OfAMember = page.variant({ route: '/?agent=personalHistoryCopy&account=maria88' });

/** The URL names an account outside the team. */
export const OutsideTheTeam = page.variant({
  route: '/?agent=personalHistoryCopy&account=stranger',
  answers: answer(bets, new Problem({ code: 'outside_network', status: 403, message: '' })),
});
