import type { OutputOf } from '#schemas/call.ts';
import type {
  announcements,
  bets,
  downlines,
  income,
  invite,
  loss,
  overview,
  transactions,
} from '#schemas/calls/agent.ts';
import type { AgentTerms, Downline, Invite, NetworkMember, TeamPeriod } from '#schemas/team.ts';
import { bets as ownBets, plainMovements, worstBets } from '#src/records/sample-records.ts';

const BEGINNING = Date.UTC(2026, 2, 9, 0, 0);
const DAY_MS = 86_400_000;
const NAMES = ['maria88', 'jose_m', 'lucky777', 'anna', 'bigwin', 'carlo', 'dragon8', 'ella'] as const;
const LONGEST = 'the_member_with_the_longest_account_name_of_all_that_there_are_in_this_network';
const MOST = 9_999_999_999_999.99;

const memberOf = (at: number, depth = 1, isAgent = at % 4 === 0): NetworkMember => ({
  id: `m${depth}-${at}`,
  account: `${NAMES[at % NAMES.length] ?? 'anna'}${at < NAMES.length ? '' : at}`,
  type: isAgent ? 2 : 0,
  depth,
});

const page = <Row>(rows: number, pageNo: unknown, size: unknown, rowOf: (at: number) => Row) => {
  const pageSize = Number(size ?? 10);
  const start = (Number(pageNo ?? 1) - 1) * pageSize;
  return {
    list: Array.from({ length: Math.max(0, Math.min(pageSize, rows - start)) }, (_, at) => rowOf(start + at)),
    totalPages: Math.ceil(rows / pageSize),
  };
};

const downlineOf = (at: number, upline: string, depth: number): Downline => {
  const member = memberOf(at, depth);
  const isAgent = member.type !== 0;
  return {
    member: { ...member, account: depth === 1 ? member.account : `${upline}.${member.account}` },
    upline,
    teamSize: isAgent ? 12 : 0,
    direct: isAgent ? 8 : 0,
    balance: 100 + at * 137.5,
    rebate: isAgent ? 0.4 : 0,
    contracts: isAgent && depth === 1 ? (['daily', 'dividend'] as const).slice(at % 3) : [],
    lastLogin: at % 3 === 0 ? null : BEGINNING - at * 3_600_000,
    registered: BEGINNING - (30 + at) * DAY_MS,
  };
};

const totalsOf = (members: number) => ({ members, balance: members * 512.5 });

/** Creates a team with `rows` direct downlines; every fourth is an agent with eight members below. */
export const team = (
  rows: number,
  { account, search, pageNo, pageSize }: Readonly<Record<string, unknown>> = {},
): OutputOf<typeof downlines> => {
  if (typeof search === 'string') {
    const found = Array.from({ length: rows }, (_, at) => downlineOf(at, 'agent01', 1)).filter((each) =>
      each.member.account.includes(search),
    );
    return {
      path: [],
      totals: totalsOf(found.length),
      ...page(found.length, pageNo, pageSize, (at) => found[at] ?? downlineOf(at, 'agent01', 1)),
    };
  }
  if (typeof account === 'string') {
    const names = account.split('.');
    const depth = names.length + 1;
    const path = names.map((_name, at) => ({ ...memberOf(0, at + 1), account: names.slice(0, at + 1).join('.') }));
    return { path, totals: totalsOf(8), ...page(8, pageNo, pageSize, (at) => downlineOf(at, account, depth)) };
  }
  return { path: [], totals: totalsOf(rows), ...page(rows, pageNo, pageSize, (at) => downlineOf(at, 'agent01', 1)) };
};

/** The longest names and the largest amounts. */
export const worstTeam: OutputOf<typeof downlines> = {
  path: [],
  totals: { members: 3, balance: MOST },
  list: Array.from({ length: 3 }, (_, at) => ({
    ...downlineOf(at, LONGEST, 1),
    member: { ...memberOf(at), account: `${LONGEST}_${at}` },
    teamSize: 99_999,
    balance: MOST,
  })),
  totalPages: 1,
};

const periodOf = (scale: number): TeamPeriod => ({
  newMembers: 4 * scale,
  activeMembers: 31 * scale,
  deposits: 48_200.5 * scale,
  withdrawals: 21_050 * scale,
  bets: 310_400 * scale,
  validBets: 301_220 * scale,
  payouts: 288_140.75 * scale,
  bonuses: 2740 * scale,
  rebate: 460 * scale,
  net: -22_259.25 * scale,
});

/** Creates the figures of a team over `days` days, with amounts multiplied by `scale`. */
export const teamFigures = (days: number, scale = 1): OutputOf<typeof overview> => ({
  teamSize: 128 * scale,
  agents: 14 * scale,
  players: 114 * scale,
  teamBalance: 92_410.2 * scale,
  period: periodOf(scale),
  before: { ...periodOf(scale), newMembers: 6, deposits: 40_000 * scale, bonuses: 0, net: 8100 * scale },
  compared: { from: BEGINNING - 2 * days * DAY_MS, to: BEGINNING - days * DAY_MS },
  days: Array.from({ length: days }, (_, at) => {
    const stakes = (9000 + ((at * 613) % 5100)) * scale;
    const net = ((at * 7919) % 4000) * scale - 2600 * scale;
    return { time: BEGINNING - at * DAY_MS, bets: stakes, validBets: stakes, payouts: stakes + net, net };
  }),
});

export const noTeam: OutputOf<typeof overview> = {
  ...teamFigures(0, 0),
  before: periodOf(0),
};

export const teamBets = (rows: number, pageNo: unknown = 1): OutputOf<typeof bets> => {
  const { list, ...rest } = ownBets(rows, pageNo);
  return { list: list.map((bet, at) => ({ member: memberOf(at, 1 + (at % 3)), ...bet })), ...rest };
};

export const worstTeamBets: OutputOf<typeof bets> = {
  ...worstBets,
  list: worstBets.list.map((bet, at) => ({ member: { ...memberOf(at), account: LONGEST }, ...bet })),
};

export const teamMovements = (rows: number, pageNo: unknown = 1): OutputOf<typeof transactions> => {
  const { list, totals, ...rest } = plainMovements(rows, pageNo);
  return {
    list: list.map((row, at) => ({ member: memberOf(at, 1 + (at % 3)), ...row })),
    totals: { ...totals, ownWallets: rows * -15, sum: rows * 75 },
    ...rest,
  };
};

const sums = (at: number, scale: number) => ({
  deposits: (at + 1) * 500 * scale,
  withdrawals: at * 200 * scale,
  bonuses: at * 12 * scale,
  rebate: at * 3.5 * scale,
  bets: (at + 1) * 2210 * scale,
  validBets: (at + 1) * 2100 * scale,
  payouts: (at + 1) * 2050 * scale,
  netProfitLoss: (at % 3 === 0 ? 1 : -1) * (at + 1) * 160 * scale,
});

/** Creates the results of `rows` members, with amounts multiplied by `scale`. */
export const teamResults = (rows: number, pageNo: unknown = 1, scale = 1): OutputOf<typeof loss> => ({
  ...page(rows, pageNo, 10, (at) => ({ member: memberOf(at, 1 + (at % 3)), ...sums(at, scale) })),
  totals: sums(rows, scale),
});

const earned = (at: number, scale: number) => ({
  wagers: (at + 1) * 12_400 * scale,
  validBets: (at + 1) * 12_000 * scale,
  payouts: (at + 1) * 11_300 * scale,
  bonuses: at * 40 * scale,
  gross: (at + 1) * 24 * scale,
  bonusCost: at * 8 * scale,
  net: (24 + at * 16) * scale,
});

/** Creates a range of `days` days that ends `at` days before `BEGINNING`. */
const earnedDays = (at: number, days: number) => ({
  from: BEGINNING - (at + days) * DAY_MS,
  to: BEGINNING - at * DAY_MS,
});

export const teamIncome = (rows: number, pageNo: unknown = 1, scale = 1): OutputOf<typeof income> => ({
  ...page(rows, pageNo, 10, (at) => ({
    time: BEGINNING - at * DAY_MS,
    member: memberOf(at * 4),
    rate: 0.2,
    ...earned(at, scale),
  })),
  totals: earned(rows, scale),
  from: BEGINNING - Math.max(0, rows - 1) * DAY_MS,
  to: BEGINNING + DAY_MS,
  days: Array.from({ length: Math.min(3, rows) }, (_, at) => ({
    time: BEGINNING - at * DAY_MS,
    rebate: 24 * scale,
    dividend: at === 0 ? 310 * scale : 0,
    daily: 42.5 * scale,
    hourly: 12 * scale,
    realtime: 8.25 * scale,
    total: (86.75 + (at === 0 ? 310 : 0)) * scale,
    earned: {
      rebate: earnedDays(at, 1),
      dividend: at === 0 ? earnedDays(at, 7) : null,
      daily: earnedDays(at, 1),
      hourly: { from: BEGINNING - (at * 24 + 1) * 3_600_000, to: BEGINNING - (at * 24 - 23) * 3_600_000 },
      realtime: earnedDays(at - 1, 1),
    },
    carriedIn: at === 1 ? -6 * scale : 0,
    carriedOut: at === 2 ? -6 * scale : 0,
  })),
});

const inviteOf = (at: number): Invite => ({
  code: `AGENT01${String(at).padStart(3, '0')}`,
  campaign: ['Facebook group', 'Flyers in March', 'Friends'][at % 3] ?? 'Friends',
  status: at % 3 === 2 ? 'CLOSED' : 'OPEN',
  created: BEGINNING - at * 9 * DAY_MS,
  registrations: 40 - at,
  firstDeposits: 18 - at,
  players: 15 - at,
  bets: 81_240.5 - at * 1000,
});

export const invites = (rows: number): OutputOf<typeof invite> => ({
  list: Array.from({ length: rows }, (_, at) => inviteOf(at)),
});

/** The longest name and the largest amounts. */
export const worstInvites: OutputOf<typeof invite> = {
  list: [{ ...inviteOf(0), code: 'A'.repeat(60), campaign: 'M'.repeat(40), registrations: 9_999_999, bets: MOST }],
};

export const sampleTerms: AgentTerms = {
  accountTypes: ['agent', 'player'],
  maxRebate: 0.6,
  bonusShare: 20,
  utcOffset: 480,
  transfer: { min: 10, max: 12_500, held: { amount: 0, requiredTurnover: 0, remainingTurnover: 0 } },
  hasPaymentPassword: true,
};

export const notices = (rows: number, pageNo: unknown = 1): OutputOf<typeof announcements> =>
  page(rows, pageNo, 10, (at) => ({
    id: `a${at}`,
    title: at % 2 === 0 ? 'New rates from April' : 'Maintenance of the reports on Sunday night',
    content:
      '<p>Dear agents, <strong>from 1 April</strong> the rebate of new downlines is paid daily.</p><ul><li>Before noon for the day before</li><li>Into the main wallet</li></ul>',
    time: BEGINNING - at * 3 * DAY_MS,
    type: 'B' as const,
  }));
