import { userEvent, within } from 'storybook/test';
import { openedNumbers, openedNumero } from '#schemas/calls/home.ts';
import { lobby, lotteryMenu, lotteryRecent } from '#schemas/calls/lottery.ts';
import { Problem } from '#schemas/problem.ts';
import { setLotteryFavourite } from '#src/session/lottery-favourites.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleDraws, sampleLotteries, sampleOpened } from '#storybook/sample-rows.ts';
import { answer, BROKEN, UNREACHABLE } from '#storybook/story-answers.ts';
import { LotteryPage } from './lottery-page.tsx';
import { SAMPLE_LATEST, SAMPLE_MENU, SAMPLE_OPENED } from '#storybook/sample-lotteries.ts';

const BETTING = '/lottery?gameCode=LOTT_1&vendor=LOTT&playType=STANDARD';

const page = pageStories(LotteryPage, {
  route: '/lottery',
  answers: {
    ...answer(lotteryMenu, SAMPLE_MENU),
    ...answer(lotteryRecent, SAMPLE_MENU.slice(5)),
    ...answer(openedNumbers, SAMPLE_OPENED),
    ...answer(openedNumero, SAMPLE_LATEST),
  },
  calls: [
    waitsFor(lotteryMenu, { many: sampleLotteries }),
    waitsFor(lotteryRecent, { empty: [], many: sampleLotteries }),
    waitsFor(openedNumbers, { empty: [], many: sampleOpened }),
    waitsFor(lobby),
    waitsFor(openedNumero, { empty: [], many: sampleDraws }),
  ],
  stateSession: 'player',
  args: { missing: null },
});

export default { title: 'Pages/Lottery', ...page.meta };

const bet = { session: 'player', route: BETTING } as const;

export const Visitor = page.variant();

export const Member = page.variant({
  session: 'player',
  beforeEach: () => {
    for (const id of [5, 2]) setLotteryFavourite('player01', id, true);
    return () => {
      for (const id of [5, 2]) setLotteryFavourite('player01', id, false);
    };
  },
});

export const MemberWithoutAny = page.variant({ session: 'player', answers: answer(lotteryRecent, []) });
export const QuickLotteries = page.variant({ route: '/lottery?vendor=ELOTT' });

export const PastDraws = page.variant({
  route: '/lottery?vendor=ELOTT',
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Past draws of Rapid Keno/ });
    if (first) await userEvent.click(first);
  },
});

export const NothingFound = page.variant({
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Luzon 6/42' });
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzz');
  },
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();

export const Betting = page.variant({
  ...bet,
  answers: answer(lobby, { url: 'http://games.localhost:4000/lottery?ticket=story' }),
});

export const BettingOpens = page.variant({ ...bet, answers: answer(lobby, 'pending') });
export const BettingFailed = page.variant({ ...bet, answers: answer(lobby, BROKEN) });
export const BettingOffline = page.variant({ ...bet, answers: answer(lobby, UNREACHABLE) });

export const BettingUnderMaintenance = page.variant({
  ...bet,
  answers: answer(lobby, new Problem({ code: 'game_maintenance', status: 409, message: '' })),
});

export const BettingForVisitor = page.variant({ route: BETTING });
export const BettingForTrial = page.variant({ route: BETTING, session: 'trial' });

export const VendorLobby = page.variant({
  session: 'player',
  route: '/lottery?vendor=LOTT&view=lobby',
  answers: answer(lobby, { url: 'http://games.localhost:4000/lottery?ticket=story' }),
});

export const UnknownLottery = page.variant({ route: '/lottery?gameCode=NONE' });
