import type { ContractKind, ContractPeriod, ContractStepName, Threshold } from '#schemas/contract-names.ts';

/** A tier; amounts are in units of play. */
export type TierPlan = Readonly<Partial<Record<Threshold, number>>> & { readonly rate: number };

export interface StepPlan {
  readonly step: ContractStepName;
  readonly by: 'upline' | 'downline' | null;
  readonly daysAgo: number;
  /** The terms of an offer or counter-offer; missing for other steps. */
  readonly tiers?: readonly TierPlan[];
  readonly note?: string;
}

export interface ThreadPlan {
  readonly kind: ContractKind;
  readonly period: ContractPeriod | null;
  readonly steps: readonly StepPlan[];
}

/** Negotiations between agent01 and agent02, with contracts of every kind and in every state. */
export const NAMED_THREADS: readonly ThreadPlan[] = [
  {
    kind: 'dividend',
    period: 'M',
    steps: [
      {
        step: 'OFFERED',
        by: 'upline',
        daysAgo: 64,
        tiers: [{ rate: 12 }],
        note: 'For the first months.',
      },
      {
        step: 'COUNTERED',
        by: 'downline',
        daysAgo: 63,
        tiers: [{ rate: 12 }, { rate: 18, activeMembers: 4, periodValidBet: 40_000 }],
        note: 'With more players I would expect more.',
      },
      {
        step: 'COUNTERED',
        by: 'upline',
        daysAgo: 62,
        tiers: [{ rate: 12 }, { rate: 16, activeMembers: 4, periodValidBet: 40_000 }],
      },
      { step: 'ACCEPTED', by: 'downline', daysAgo: 61 },
    ],
  },
  {
    kind: 'daily',
    period: null,
    steps: [
      { step: 'OFFERED', by: 'upline', daysAgo: 92, tiers: [{ rate: 0.3 }] },
      { step: 'ACCEPTED', by: 'downline', daysAgo: 91 },
      { step: 'REPLACED', by: 'downline', daysAgo: 59 },
    ],
  },
  {
    kind: 'daily',
    period: null,
    steps: [
      {
        step: 'OFFERED',
        by: 'upline',
        daysAgo: 60,
        tiers: [{ rate: 0.3 }, { rate: 0.45, activeMembers: 2, betPerDay: 2_000 }],
      },
      { step: 'ACCEPTED', by: 'downline', daysAgo: 59 },
    ],
  },
  {
    kind: 'daily',
    period: null,
    steps: [
      {
        step: 'OFFERED',
        by: 'upline',
        daysAgo: 2,
        tiers: [{ rate: 0.2 }, { rate: 0.35, activeMembers: 2, betPerDay: 2_000 }],
        note: 'The games of last month paid out more than we took.',
      },
    ],
  },
  {
    kind: 'hourly',
    period: null,
    steps: [
      { step: 'OFFERED', by: 'upline', daysAgo: 41, tiers: [{ rate: 0.2, betPerHour: 100 }] },
      { step: 'ACCEPTED', by: 'downline', daysAgo: 40 },
      { step: 'TERMINATION_ASKED', by: 'downline', daysAgo: 1, note: 'I would rather have a daily salary.' },
    ],
  },
  {
    kind: 'realtime',
    period: null,
    steps: [
      { step: 'OFFERED', by: 'upline', daysAgo: 30, tiers: [{ rate: 0.05 }] },
      { step: 'REJECTED', by: 'downline', daysAgo: 29, note: 'Not worth it.' },
    ],
  },
  {
    kind: 'realtime',
    period: null,
    steps: [
      { step: 'OFFERED', by: 'upline', daysAgo: 3, tiers: [{ rate: 0.1 }] },
      { step: 'COUNTERED', by: 'downline', daysAgo: 2, tiers: [{ rate: 0.15 }] },
    ],
  },
];

/** Negotiations with other agents below agent01 and agent02, with active, ended and withdrawn contracts. */
export const OTHER_THREADS: readonly ThreadPlan[] = [
  {
    kind: 'daily',
    period: null,
    steps: [
      { step: 'OFFERED', by: 'upline', daysAgo: 6, tiers: [{ rate: 0.4, activeMembers: 1 }] },
      { step: 'ACCEPTED', by: 'downline', daysAgo: 5 },
    ],
  },
  {
    kind: 'dividend',
    period: 'W',
    steps: [
      { step: 'OFFERED', by: 'upline', daysAgo: 6, tiers: [{ rate: 8 }] },
      { step: 'WITHDRAWN', by: 'upline', daysAgo: 5 },
    ],
  },
  {
    kind: 'hourly',
    period: null,
    steps: [
      { step: 'OFFERED', by: 'upline', daysAgo: 6.5, tiers: [{ rate: 0.1 }] },
      { step: 'ACCEPTED', by: 'downline', daysAgo: 6 },
      { step: 'TERMINATION_ASKED', by: 'upline', daysAgo: 4 },
      { step: 'TERMINATED', by: 'downline', daysAgo: 3 },
    ],
  },
];
