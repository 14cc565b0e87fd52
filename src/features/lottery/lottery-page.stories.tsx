import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Problem } from '#schemas/problem.ts';
import { markLottery } from '#src/session/lottery-favourites.ts';
import { LotteryPage } from './lottery-page.tsx';
import { SAMPLE_ANSWERS } from './sample-lotteries.ts';

const broken = new Problem({ code: 'internal', status: 500, message: '' });
const betting = { route: '/lottery?gameCode=LOTT_1&vendor=LOTT&playType=STANDARD' };
const answering = (more: Readonly<Record<string, unknown>> = {}) => ({ answers: { ...SAMPLE_ANSWERS, ...more } });

const meta = {
  title: 'Pages/Lottery',
  component: LotteryPage,
  parameters: { route: '/lottery', ...answering() },
} satisfies Meta<typeof LotteryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = {
  parameters: { session: 'player' },
  beforeEach: () => {
    for (const id of [5, 2]) markLottery('player01', id, true);
    return () => {
      for (const id of [5, 2]) markLottery('player01', id, false);
    };
  },
};

export const MemberWithoutAny: Story = { parameters: { session: 'player', ...answering({ 'lottery.lotteryRecent': [] }) } };

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

export const Loading: Story = { parameters: { session: 'player', ...answering({ 'lottery.lotteryMenu': 'pending', 'lottery.lotteryRecent': 'pending', 'home.openedNumbers': 'pending', 'home.openedNumero': 'pending' }) } };

export const Failed: Story = { parameters: answering({ 'lottery.lotteryMenu': broken, 'home.openedNumbers': broken, 'home.openedNumero': broken }) };

export const Empty: Story = { parameters: answering({ 'lottery.lotteryMenu': [], 'home.openedNumbers': [], 'home.openedNumero': [] }) };

export const Betting: Story = { parameters: { ...betting, session: 'player', ...answering({ 'lottery.lobby': { url: 'http://games.localhost:4000/lottery?ticket=story' } }) } };

export const BettingOpens: Story = { parameters: { ...betting, session: 'player', ...answering({ 'lottery.lobby': 'pending' }) } };

export const BettingFailed: Story = { parameters: { ...betting, session: 'player', ...answering({ 'lottery.lobby': broken }) } };

export const BettingUnderMaintenance: Story = { parameters: { ...betting, session: 'player', ...answering({ 'lottery.lobby': new Problem({ code: 'game_maintenance', status: 409, message: '' }) }) } };

export const BettingForVisitor: Story = { parameters: betting };

export const BettingForTrial: Story = { parameters: { ...betting, session: 'trial' } };

export const UnknownLottery: Story = { parameters: { route: '/lottery?gameCode=NONE' } };
