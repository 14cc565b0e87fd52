import type { OutputOf } from '#schemas/call.ts';
import type { downlines } from '#schemas/calls/agent.ts';
import type { contractLimits, contractRecords, contractRunning, contracts } from '#schemas/calls/contracts.ts';
import {
  CONTRACT_KINDS,
  CONTRACT_STATES,
  PERIODS_OF,
  THRESHOLDS_OF,
  type ContractKind,
} from '#schemas/contract-names.ts';
import type {
  Contract,
  ContractDetail,
  ContractTerms,
  ContractTier,
  ContractWhatIf,
  Earnings,
} from '#schemas/contract.ts';

const BEGINNING = Date.UTC(2026, 2, 9, 0, 0);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST = 'the_member_with_the_longest_account_name_of_all_that_there_are_in_this_network';
const MOST = 9_999_999_999_999.99;

const tier = (rate: number, activeMembers = 0, amount = 0): ContractTier => ({
  rate,
  activeMembers,
  periodValidBet: 0,
  periodProfitLoss: 0,
  betPerDay: amount,
  betPerHour: 0,
});

const sampleTerms: ContractTerms = {
  period: null,
  tiers: [tier(0.1), tier(0.2, 3, 10_000), tier(0.35, 8, 50_000)],
};
const olderTerms: ContractTerms = { period: null, tiers: [tier(0.1), tier(0.25, 5, 20_000)] };

const sampleContract = (over: Partial<Contract> = {}): Contract => ({
  requestId: 'CT26030900000012',
  kind: 'daily',
  state: 'PENDING',
  upline: 'agent01',
  downline: 'agent02',
  role: 'received',
  ...sampleTerms,
  rate: 0.35,
  awaitsMe: true,
  version: 2,
  createdAt: BEGINNING,
  expiresAt: BEGINNING + 7 * DAY_MS,
  endedAt: null,
  end: null,
  ...over,
});

export const sampleDetail = (over: Partial<ContractDetail> = {}): ContractDetail => ({
  ...sampleContract(),
  maxRate: 0.6,
  replaces: olderTerms,
  thread: [
    { step: 'OFFERED', by: 'agent01', at: BEGINNING, before: null, after: olderTerms, note: '' },
    {
      step: 'COUNTERED',
      by: 'agent02',
      at: BEGINNING + 2 * HOUR_MS,
      before: olderTerms,
      after: sampleTerms,
      note: 'My team has grown: eight of us play every day now.',
    },
  ],
  ...over,
});

/** Five tiers with the largest amounts, between members with the longest names. */
export const worstDetail: ContractDetail = {
  ...sampleDetail(),
  kind: 'dividend',
  upline: LONGEST,
  downline: `${LONGEST}_2`,
  period: 'H',
  tiers: Array.from({ length: 5 }, (_, at) => ({
    ...tier(20.15 + at, 999_900 + at),
    periodValidBet: 999_999_999_990 + at,
    periodProfitLoss: 999_999_999_990 + at,
  })),
  thread: [
    {
      step: 'OFFERED',
      by: LONGEST,
      at: BEGINNING,
      before: null,
      after: sampleTerms,
      note: 'Averylongwordwithoutanyspaceinit'.repeat(9),
    },
  ],
};

/** Creates `rows` contracts; those that await an answer come first. */
export const contractList = (
  rows: number,
  { role, pageNo, pageSize }: Readonly<Record<string, unknown>> = {},
): OutputOf<typeof contracts> => {
  const size = Number(pageSize ?? 20);
  const start = (Number(pageNo ?? 1) - 1) * size;
  const isOffered = role === 'offered';
  return {
    list: Array.from({ length: Math.max(0, Math.min(size, rows - start)) }, (_, index) => {
      const at = start + index;
      const awaitsMe = at < 2;
      const state = awaitsMe ? 'PENDING' : (CONTRACT_STATES[at % CONTRACT_STATES.length] ?? 'ACTIVE');
      return sampleContract({
        requestId: `CT${isOffered ? 'O' : 'R'}${String(at).padStart(12, '0')}`,
        kind: CONTRACT_KINDS[at % CONTRACT_KINDS.length] ?? 'daily',
        state,
        role: isOffered ? 'offered' : 'received',
        upline: isOffered ? 'agent02' : at % 5 === 4 ? null : 'agent01',
        downline: isOffered ? `luz_team${at}` : 'agent02',
        awaitsMe,
        createdAt: BEGINNING - at * DAY_MS,
      });
    }),
    totalPages: Math.ceil(rows / size),
  };
};

export const worstList = ({ role }: Readonly<Record<string, unknown>>): OutputOf<typeof contracts> => ({
  list: [0, 1, 2].map((at) =>
    sampleContract({ requestId: `CT ${String(role)} ${at}`, upline: `${LONGEST}_${at}`, rate: 99.99 }),
  ),
  totalPages: 1,
});

export const sampleLimits: OutputOf<typeof contractLimits> = {
  list: CONTRACT_KINDS.map((kind) => ({
    kind,
    maxRate: kind === 'realtime' ? null : kind === 'dividend' ? 25 : 0.6,
    periods: [...PERIODS_OF[kind]],
    thresholds: [...THRESHOLDS_OF[kind]],
  })),
};

const member = (account: string, depth: number) => ({ id: account, account, type: 1, depth });

export const sampleWhatIf = (ends = 1): ContractWhatIf => ({
  ends: Array.from({ length: ends }, (_, at) => ({
    requestId: `CT2603090000${at}`,
    upline: member('agent02', 1),
    downline: member(`luz_team${at}`, 2),
    rate: 0.45,
    limit: 0.35,
  })),
  from: BEGINNING - DAY_MS,
  to: BEGINNING,
  figures: {
    activeMembers: 12,
    bets: 312_000,
    validBets: 310_000,
    ownValidBets: 4200,
    payouts: 301_400,
    bonuses: 850,
    profitLoss: 9750,
  },
  upline: { account: 'agent01', before: 1240, after: 775 },
  downline: { account: 'agent02', before: 620, after: 1085 },
});

const earningsOf = (at: number, scale: number, isDividend: boolean): Earnings => {
  const validBets = (at + 1) * 12_000 * scale;
  const rate = at % 4 === 3 ? 0 : 0.35;
  const profitLoss = (at % 3 === 2 ? -1 : 1) * (at + 1) * 800 * scale;
  const carriedIn = isDividend && at % 3 === 0 ? -500 * scale : 0;
  const base = isDividend ? profitLoss + carriedIn : validBets;
  const gross = base > 0 ? Math.floor(base * rate) / 100 : 0;
  const shared = Math.floor(gross * 40) / 100;
  return {
    figures: {
      activeMembers: at + 3,
      bets: validBets,
      validBets,
      ownValidBets: at % 2 === 0 ? 55 * scale : 0,
      payouts: validBets - profitLoss,
      bonuses: at * 10 * scale,
      profitLoss,
    },
    rate,
    base,
    carriedIn,
    gross,
    shared,
    amount: Math.round((gross - shared) * 100) / 100,
    carriedOut: isDividend ? Math.min(0, base) : 0,
  };
};

/** Creates `rows` settlements of a kind, with amounts multiplied by `scale`. */
export const settlements = (
  kind: ContractKind,
  rows: number,
  pageNo: unknown = 1,
  scale = 1,
): OutputOf<typeof contractRecords> => {
  const size = 10;
  const start = (Number(pageNo) - 1) * size;
  return {
    list: Array.from({ length: Math.max(0, Math.min(size, rows - start)) }, (_, index) => {
      const at = start + index;
      const earnings = earningsOf(at, scale, kind === 'dividend');
      return {
        orderNo: earnings.amount > 0 ? `SA26030900${String(at).padStart(6, '0')}` : '',
        requestId: 'CT26030900000012',
        kind,
        account: 'agent01',
        periodFrom: BEGINNING - (at + 1) * DAY_MS,
        periodTo: BEGINNING - at * DAY_MS,
        settledAt: BEGINNING - at * DAY_MS + 60_000,
        status: earnings.amount > 0 ? ('PAID' as const) : ('NOTHING_DUE' as const),
        ...earnings,
      };
    }),
    totalPages: Math.ceil(rows / size),
    totals: { gross: 10_420.5 * scale, shared: 4168.2 * scale, amount: 6252.3 * scale },
  };
};

/** Creates the current period of a contract, which ends 18 hours after `now`. */
export const runningOf = (kind: ContractKind, now: number, scale = 1): OutputOf<typeof contractRunning> => ({
  running: {
    periodFrom: now - 6 * HOUR_MS,
    periodTo: now + 18 * HOUR_MS,
    settlesAt: now + 18 * HOUR_MS + 60_000,
    asOf: now,
    terms:
      kind === 'daily' ? sampleTerms : { period: kind === 'dividend' ? 'M' : null, tiers: [tier(0.1), tier(0.35)] },
    earnings: earningsOf(scale === 1 ? 4 : 5, scale, kind === 'dividend'),
  },
});

export const WORST_SCALE = Math.floor(MOST / 1_000_000);

/** Answers a request for direct downlines who are agents, from a list of accounts. */
export const agentsBelow = (
  accounts: readonly string[],
  { search, pageSize }: Readonly<Record<string, unknown>> = {},
): OutputOf<typeof downlines> => {
  const found = typeof search === 'string' ? accounts.filter((account) => account.includes(search)) : accounts;
  const size = Number(pageSize ?? 50);
  return {
    path: [],
    totals: { members: found.length, balance: 0 },
    totalPages: Math.ceil(found.length / size),
    list: found.slice(0, size).map((account) => ({
      member: { id: account, account, type: 2, depth: 1 },
      upline: 'agent01',
      teamSize: 0,
      direct: 0,
      balance: 0,
      rebate: 0,
      contracts: [],
      lastLogin: null,
      registered: 0,
    })),
  };
};
