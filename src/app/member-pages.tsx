import { unread } from '#schemas/calls/common.ts';
import { confirmations } from '#schemas/calls/cashier.ts';
import { summary } from '#schemas/calls/missions.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { countOf } from '#src/features/centre/entry-badge.tsx';
import type { CentrePageKey } from '#src/features/centre/texts.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import type { PageOfCentre } from './page-of-centre.ts';

/** The pages of the member centre, one row each, in menu order. */
export const memberPages: readonly PageOfCentre<CentrePageKey>[] = [
  {
    key: 'securityCenter',
    icon: 'user',
    part: lazyPart('account', async () => (await import('./account-page.tsx')).AccountPage),
  },
  {
    key: 'playerRank',
    icon: 'crown',
    inMenu: false,
    part: lazyPart('rank', async () => (await import('./rank-page.tsx')).RankPage),
  },
  {
    key: 'transferFund',
    icon: 'wallet',
    part: lazyPart('wallets', async () => (await import('#src/features/cashier/wallets-panel.tsx')).WalletsPanel),
  },
  {
    key: 'depositv2',
    icon: 'deposit',
    part: lazyPart('deposit', async () => (await import('#src/features/cashier/deposit-panel.tsx')).DepositPanel),
  },
  {
    key: 'withdraw',
    icon: 'withdraw',
    badge: countOf(confirmations, {}, ({ list }) => list.length),
    part: lazyPart(
      'withdrawal',
      async () => (await import('#src/features/cashier/withdrawal-panel.tsx')).WithdrawalPanel,
    ),
  },
  {
    key: 'transferUpline',
    icon: 'users',
    isFor: ({ hasUpline }) => hasUpline,
    part: lazyPart('upline', async () => (await import('#src/features/cashier/upline-panel.tsx')).UplinePanel),
  },
  {
    key: 'personalHistoryCopy',
    icon: 'ticket',
    part: lazyPart('bet-records', async () => (await import('#src/features/records/bet-records.tsx')).BetRecords),
  },
  {
    key: 'transactionHistory',
    icon: 'receipt',
    part: lazyPart(
      'transaction-records',
      async () => (await import('#src/features/records/transaction-records.tsx')).TransactionRecords,
    ),
  },
  {
    key: 'personalProfit',
    icon: 'history',
    part: lazyPart(
      'profit-records',
      async () => (await import('#src/features/records/profit-records.tsx')).ProfitRecords,
    ),
  },
  {
    key: 'bonusDetails',
    icon: 'gift',
    part: lazyPart('bonus-records', async () => (await import('#src/features/records/bonus-records.tsx')).BonusRecords),
  },
  {
    key: 'rewardCenter',
    icon: 'star',
    badge: countOf(rewards, { pageNo: 1, pageSize: 1 }, ({ count }) => count),
    part: lazyPart('rewards', async () => (await import('#src/features/rewards/rewards-panel.tsx')).RewardsPanel),
  },
  {
    key: 'referral',
    icon: 'users',
    part: lazyPart('referral', async () => (await import('#src/features/referral/referral-panel.tsx')).ReferralPanel),
  },
  {
    key: 'missionLeaderboard',
    icon: 'trophy',
    badge: countOf(summary, {}, ({ count }) => count),
    part: lazyPart('missions', async () => (await import('#src/features/missions/missions-panel.tsx')).MissionsPanel),
  },
  {
    key: 'messageV2',
    icon: 'mail',
    badge: countOf(unread, {}, ({ count }) => count),
    part: lazyPart('messages', async () => (await import('#src/features/messages/messages-panel.tsx')).MessagesPanel),
  },
];
