import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { openedNumbers, openedNumero } from '#schemas/calls/home.ts';
import { lobby, lotteryMenu, lotteryRecent } from '#schemas/calls/lottery.ts';
import { Problem } from '#schemas/problem.ts';
import { setLotteryFavourite } from '#src/session/lottery-favourites.ts';
import { answer, pageStates, waitsFor } from '../../../.storybook/page-states.ts';
import { sampleDraws, sampleLotteries, sampleOpened } from '../../../.storybook/sample-rows.ts';
import { LotteryPage } from './lottery-page.tsx';
import { SAMPLE_LATEST, SAMPLE_MENU, SAMPLE_OPENED } from './sample-lotteries.ts';

const BETTING = '/lottery?gameCode=LOTT_1&vendor=LOTT&playType=STANDARD';

const meta = {
  title: 'Pages/Lottery',
  component: LotteryPage,
  parameters: {
    route: '/lottery',
    answers: {
      ...answer(lotteryMenu, SAMPLE_MENU),
      ...answer(lotteryRecent, SAMPLE_MENU.slice(5)),
      ...answer(openedNumbers, SAMPLE_OPENED),
      ...answer(openedNumero, SAMPLE_LATEST),
    },
  },
} satisfies Meta<typeof LotteryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates(
  [
    waitsFor(lotteryMenu, { empty: [], many: sampleLotteries }),
    waitsFor(lotteryRecent, { empty: [], many: sampleLotteries }),
    waitsFor(openedNumbers, { empty: [], many: sampleOpened }),
    waitsFor(openedNumero, { empty: [], many: sampleDraws }),
  ],
  { session: 'player' },
);
const bet = { session: 'player', route: BETTING } as const;
const betting = pageStates([waitsFor(lobby)], bet);

export const Visitor: Story = {};

export const Member: Story = {
  parameters: { session: 'player' },
  beforeEach: () => {
    for (const id of [5, 2]) setLotteryFavourite('player01', id, true);
    return () => {
      for (const id of [5, 2]) setLotteryFavourite('player01', id, false);
    };
  },
};

export const MemberWithoutAny: Story = { parameters: { session: 'player', answers: answer(lotteryRecent, []) } };

export const QuickLotteries: Story = { parameters: { route: '/lottery?vendor=ELOTT' } };

export const PastDraws: Story = {
  parameters: { route: '/lottery?vendor=ELOTT' },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Past draws of Rapid Keno/ });
    if (first) await userEvent.click(first);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Luzon 6/42' });
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzz');
  },
};

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;

export const Betting: Story = {
  parameters: { ...bet, answers: answer(lobby, { url: 'http://games.localhost:4000/lottery?ticket=story' }) },
};

export const BettingOpens: Story = betting.loading;

export const BettingFailed: Story = betting.failed;

export const BettingOffline: Story = betting.offline;

export const BettingUnderMaintenance: Story = {
  parameters: { ...bet, answers: answer(lobby, new Problem({ code: 'game_maintenance', status: 409, message: '' })) },
};

export const BettingForVisitor: Story = { parameters: { route: BETTING } };

export const BettingForTrial: Story = { parameters: { route: BETTING, session: 'trial' } };

export const VendorLobby: Story = {
  parameters: {
    session: 'player',
    route: '/lottery?vendor=LOTT&view=lobby',
    answers: answer(lobby, { url: 'http://games.localhost:4000/lottery?ticket=story' }),
  },
};

export const UnknownLottery: Story = { parameters: { route: '/lottery?gameCode=NONE' } };
