import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractKind, ContractPeriod } from '#schemas/contract-names.ts';
import type { ContractTier } from '#schemas/contract.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { contracts, contractSettlements, ledgerTransactions, type ContractRow } from '#sandbox/db/schema.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { makeBranch, type Branch, type BranchBet, type BranchMember } from '#tests/support/make-branch.ts';
import { periodAt, periodOf } from './periods.ts';
import { settleMerchant } from './settle-due.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MANILA = 480;
/** The start of a Sunday in the merchant's local time, in the middle of a month. */
const START = Date.UTC(2026, 10, 14, 16);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(START);
});
afterAll(() => database?.close());

const flat: ContractTier = {
  rate: 1,
  activeMembers: 0,
  periodValidBet: 0,
  periodProfitLoss: 0,
  betPerDay: 0,
  betPerHour: 0,
};
const tiersOf = (hundredths: number, need: number): readonly ContractTier[] =>
  need === 0 || hundredths < 2
    ? [{ ...flat, rate: hundredths / 100 }]
    : [
        { ...flat, rate: Math.floor(hundredths / 2) / 100 },
        { ...flat, rate: hundredths / 100, activeMembers: need },
      ];

/** The first member is an agent without an upline; every other member is below an agent earlier in the list. */
const anyPeople = fc
  .array(fc.record({ upline: fc.nat(), isAgent: fc.boolean() }), { minLength: 2, maxLength: 8 })
  .map((drawn): readonly BranchMember[] => {
    const people: BranchMember[] = [{ upline: null, isAgent: true }];
    for (const { upline, isAgent } of drawn) {
      const agents = people.flatMap((each, place) => (each.isAgent ? [place] : []));
      people.push({ upline: agents[upline % agents.length] ?? 0, isAgent });
    }
    return people;
  });

const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who: fc.nat(),
      stake: fc.bigInt(1n, 900_000n),
      payout: fc.bigInt(0n, 900_000n),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(fc.integer({ min: 1, max: 2 * HOUR_MS }), fc.integer({ min: DAY_MS / 2, max: 9 * DAY_MS })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('settle' as const), back: fc.constantFrom(0, 0, HOUR_MS, 3 * DAY_MS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('agree' as const),
      who: fc.nat(),
      rate: fc.integer({ min: 1, max: 4000 }),
      need: fc.integer({ min: 0, max: 3 }),
      period: fc.constantFrom<ContractPeriod>('D', 'W', 'H', 'M'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), who: fc.nat() }) },
);

const topOf = (tiers: readonly ContractTier[]): number => Math.round((tiers.at(-1)?.rate ?? 0) * 100);

/** Carries out the steps and returns what the expected settlements are calculated from: the branch, its members and the placed bets. */
const play = async (
  kind: ContractKind,
  people: readonly BranchMember[],
  steps: readonly (typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never)[],
  keepPeriod: boolean,
) => {
  const branch = await makeBranch(database.db, { people, since: START });
  const { db } = database;
  const agents = people.flatMap(({ isAgent }, place) => (isAgent ? [place] : []));
  const placed: BranchBet[] = [];
  const inForce = new Map<number, ContractRow>();
  let now = START;
  const close = async (agent: number): Promise<void> => {
    const known = inForce.get(agent);
    if (known === undefined) return;
    await db
      .update(contracts)
      .set({ state: 'TERMINATED', end: 'TERMINATED', endedAt: new Date(now) })
      .where(eq(contracts.id, known.id));
    inForce.delete(agent);
  };
  /** Ends the contracts of an agent's direct downlines whose rate exceeds `most`, and all contracts below those. */
  const closeAbove = async (agent: number, most: number): Promise<void> => {
    for (const below of agents.filter((each) => people[each]?.upline === agent)) {
      const known = inForce.get(below);
      if (known === undefined || topOf(known.tiers) <= most) continue;
      await close(below);
      await closeAbove(below, 0);
    }
  };
  const settle = (at: number) => settleMerchant(db, branch.merchant, () => at);
  for (const step of steps) {
    if (step.do === 'wait') now += step.ms;
    if (step.do === 'settle') await Promise.all([settle(now - step.back), settle(now), settle(now)]);
    if (step.do === 'bet') {
      const bet = { member: step.who % people.length, stake: step.stake, payout: step.payout, settledAt: now };
      await branch.bet(bet);
      placed.push(bet);
    }
    if (step.do === 'agree' || step.do === 'end') {
      const agent = agents[step.who % agents.length] ?? 0;
      if (step.do === 'end') {
        await close(agent);
        await closeAbove(agent, 0);
        continue;
      }
      const upline = people[agent]?.upline ?? null;
      const own = upline === null ? 4000 : topOf(inForce.get(upline)?.tiers ?? []);
      if (own === 0) continue;
      const tiers = tiersOf(Math.min(step.rate, own), step.need);
      await close(agent);
      await closeAbove(agent, topOf(tiers));
      inForce.set(agent, await branch.agree({ agent, kind, tiers, from: now, period: keepPeriod ? 'D' : step.period }));
    }
  }
  now += 33 * DAY_MS;
  await Promise.all([settle(now), settle(now)]);
  return { branch, placed, people };
};

const isBelow = (people: readonly BranchMember[], member: number, agent: number): boolean => {
  for (let at: number | null = member; at !== null; at = people[at]?.upline ?? null) if (at === agent) return true;
  return false;
};

type Played = Awaited<ReturnType<typeof play>>;
const rowsOf = async ({ branch }: { readonly branch: Branch }) =>
  database.db
    .select({ row: contractSettlements, contract: contracts })
    .from(contractSettlements)
    .innerJoin(contracts, eq(contracts.id, contractSettlements.contractId))
    .where(eq(contractSettlements.merchant, branch.merchant.code))
    .orderBy(contractSettlements.id);

/** Checks that each settlement matches the bets, and that the ledger has paid its amount. */
const checkRows = async (played: Played) => {
  const { branch, placed, people } = played;
  const rows = await rowsOf(played);
  const agentOf = new Map(people.map((_member, place) => [branch.idOf(place), place]));
  const ids = rows.flatMap(({ row }) => (row.transactionId === null ? [] : [row.transactionId]));
  const paid =
    ids.length === 0
      ? []
      : await database.db.select().from(ledgerTransactions).where(inArray(ledgerTransactions.id, ids));
  const kinds = await database.db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.merchant, branch.merchant.code));
  expect(kinds.filter(({ kind }) => kind === 'salary' || kind === 'dividend').length).toBe(ids.length);
  for (const { row, contract } of rows) {
    const agent = agentOf.get(row.memberId) ?? -1;
    const [from, to] = [row.periodFrom.getTime(), row.periodTo.getTime()];
    const own = placed.filter(
      ({ member, settledAt }) => settledAt >= from && settledAt < to && isBelow(people, member, agent),
    );
    const stakes = own.reduce((sum, { stake }) => sum + stake, 0n);
    const payouts = own.reduce((sum, { payout }) => sum + payout, 0n);
    expect([row.validBets, row.payouts, row.activeMembers]).toEqual([
      stakes,
      payouts,
      new Set(own.map(({ member }) => member)).size,
    ]);
    const base = row.kind === 'dividend' ? stakes - payouts - row.bonuses + row.carriedIn : stakes;
    const reached = contract.tiers.findLast((tier) => tier.activeMembers <= row.activeMembers);
    const part = base > 0n ? (base * BigInt(Math.round((reached?.rate ?? 0) * 100))) / 10_000n : 0n;
    expect([row.base, row.gross]).toEqual([base, part]);
    expect(row.amount).toBe(part > row.shared ? part - row.shared : 0n);
    expect(row.carriedOut).toBe(row.kind === 'dividend' && base < 0n ? base : 0n);
    const transaction = paid.find(({ id }) => id === row.transactionId);
    if (row.amount === 0n) expect(transaction).toBeUndefined();
    else {
      const said = transaction?.details as Record<string, string | number>;
      const [saidBase, rate, shared] = [
        BigInt(said['base'] ?? 0),
        BigInt(said['rate'] ?? 0),
        BigInt(said['shared'] ?? 0),
      ];
      expect((saidBase * rate) / 10_000n - shared).toBe(row.amount);
      expect(transaction?.reference).toBe(row.orderNo);
    }
  }
  return { rows, agentOf };
};

/** Checks that each contract's settlements together count the bets of its active time exactly once. */
const checkEveryBet = async ({ branch, placed, people }: Played, { rows }: Awaited<ReturnType<typeof checkRows>>) => {
  const all = await database.db.select().from(contracts).where(eq(contracts.merchant, branch.merchant.code));
  for (const contract of all) {
    const agent = people.findIndex((_member, place) => branch.idOf(place) === contract.downlineId);
    const [from, to] = [contract.activeFrom?.getTime() ?? Infinity, contract.endedAt?.getTime() ?? Infinity];
    const own = placed.filter(
      ({ member, settledAt }) => settledAt >= from && settledAt < to && isBelow(people, member, agent),
    );
    const counted = rows
      .filter(({ row }) => row.contractId === contract.id)
      .reduce((sum, { row }) => sum + row.validBets, 0n);
    expect(counted).toBe(own.reduce((sum, { stake }) => sum + stake, 0n));
  }
};

test(
  "salaries count every bet once, add up exactly, and together cost the platform at most the first agent's rate [contracts.fields]",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<ContractKind>('daily', 'hourly', 'realtime'),
        anyPeople,
        fc.array(anyStep, { minLength: 12, maxLength: 30 }),
        async (kind, people, steps) => {
          const played = await play(
            kind,
            people,
            [{ do: 'agree', who: 0, rate: 3000, need: 0, period: 'D' }, ...steps],
            true,
          );
          const checked = await checkRows(played);
          await checkEveryBet(played, checked);
          const spans = new Map<number, { paid: bigint; most: bigint }>();
          for (const { row, contract } of checked.rows) {
            const { from } = periodAt(periodOf(kind, null), row.periodFrom.getTime(), MANILA);
            const known = spans.get(from) ?? { paid: 0n, most: 0n };
            const isFirst = contract.uplineId === null;
            const most = isFirst ? (row.validBets * BigInt(topOf(contract.tiers))) / 10_000n + 1n : 0n;
            spans.set(from, { paid: known.paid + row.amount, most: known.most + most });
          }
          for (const { paid, most } of spans.values()) expect(paid <= most).toBe(true);
        },
      ),
      { numRuns: 5 * FULL },
    );
    expect(await checkInvariants(database.db)).toEqual([]);
  },
  60_000 * FULL,
);

test(
  'dividends of all periods count every bet once, and carry a loss over until it is won back [contracts.periods]',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyPeople, fc.array(anyStep, { minLength: 12, maxLength: 30 }), async (people, steps) => {
        const played = await play(
          'dividend',
          people,
          [{ do: 'agree', who: 0, rate: 3000, need: 0, period: 'M' }, ...steps],
          false,
        );
        const checked = await checkRows(played);
        await checkEveryBet(played, checked);
        const losses = new Map<number, bigint>();
        for (const { row } of checked.rows) {
          expect(row.carriedIn).toBe(losses.get(row.memberId) ?? 0n);
          losses.set(row.memberId, row.carriedOut);
        }
        // Each payment to downline agents is deducted in exactly one settlement of their upline.
        for (const agent of new Set(checked.rows.map(({ row }) => row.memberId))) {
          const own = checked.rows.filter(({ row }) => row.memberId === agent);
          const below = checked.rows.filter(({ contract }) => contract.uplineId === agent);
          const shared = own.reduce((sum, { row }) => sum + row.shared, 0n);
          expect(shared).toBe(below.reduce((sum, { row }) => sum + row.amount + row.shared, 0n));
        }
      }),
      { numRuns: 5 * FULL },
    );
    expect(await checkInvariants(database.db)).toEqual([]);
  },
  60_000 * FULL,
);
