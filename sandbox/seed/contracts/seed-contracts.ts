import { OFFER_DAYS, THRESHOLDS } from '#schemas/contract-names.ts';
import type { ContractTerms, ContractTier } from '#schemas/contract.ts';
import { isAgent } from '#sandbox/accounts/network/network.ts';
import { flatTier } from '#sandbox/domains/contracts/contract-terms.ts';
import { giveStandingContracts } from '#sandbox/domains/contracts/standing-contracts.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, contractSteps, settledUntil } from '#sandbox/db/schema.ts';
import { unitOf } from '#sandbox/kernel/merchants/unit-of.ts';
import type { MemberSeed } from '#sandbox/seed/people/make-members.ts';
import { SETTLED_KINDS, type SettledKind } from '#sandbox/domains/settlement/settled-until.ts';
import { NAMED_THREADS, OTHER_THREADS, type StepPlan, type ThreadPlan, type TierPlan } from './contract-threads.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STANDING_DAYS = 120;
const NO_END = { end: null, endedAt: null } as const;

const tierOf = ({ rate, ...thresholds }: TierPlan, unit: number): ContractTier => ({
  ...flatTier(rate),
  ...Object.fromEntries(
    THRESHOLDS.map((name) => [
      name,
      name === 'activeMembers' ? (thresholds[name] ?? 0) : Math.round((thresholds[name] ?? 0) * unit),
    ]),
  ),
});

interface Sides {
  readonly upline: MemberSeed;
  readonly downline: MemberSeed;
  readonly now: number;
}

/** Returns the state of a contract after its last step. */
const standingAfter = ({ step }: StepPlan, at: Date) => {
  switch (step) {
    case 'OFFERED':
    case 'COUNTERED': {
      return { state: 'PENDING', expiresAt: new Date(at.getTime() + OFFER_DAYS * DAY_MS), ...NO_END } as const;
    }
    case 'TERMINATION_ASKED': {
      return { state: 'TERMINATION_PENDING', ...NO_END } as const;
    }
    case 'REJECTED':
    case 'WITHDRAWN': {
      return { state: 'REJECTED', end: step, endedAt: at } as const;
    }
    case 'TERMINATED':
    case 'REPLACED': {
      return { state: 'TERMINATED', end: step, endedAt: at } as const;
    }
    default: {
      return { state: 'ACTIVE', ...NO_END } as const;
    }
  }
};

const seedThread = async (db: Database, { kind, period, steps }: ThreadPlan, sides: Sides, requestId: string) => {
  const { upline, downline, now } = sides;
  const momentOf = ({ daysAgo }: StepPlan): Date => new Date(now - daysAgo * DAY_MS);
  const memberOf = ({ by }: StepPlan): number | null => (by === null ? null : sides[by].id);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return;
  const unit = unitOf(upline.merchant);
  let terms: ContractTerms = { period, tiers: [] };
  const written = steps.map((plan, index) => {
    const before = terms;
    if (plan.tiers !== undefined) terms = { period, tiers: plan.tiers.map((tier) => tierOf(tier, unit)) };
    const isFirst = before.tiers.length === 0;
    const changes = plan.tiers !== undefined || plan.step === 'ACCEPTED';
    return {
      version: index + 1,
      step: plan.step,
      memberId: memberOf(plan),
      at: momentOf(plan),
      before: isFirst || plan.step === 'ACCEPTED' ? null : before,
      after: changes ? terms : null,
      note: plan.note ?? '',
    };
  });
  const accepted = steps.find(({ step }) => step === 'ACCEPTED');
  const standing = standingAfter(last, momentOf(last));
  const isAsking = standing.state === 'PENDING' || standing.state === 'TERMINATION_PENDING';
  const [row] = await db
    .insert(contracts)
    .values({
      requestId,
      merchant: upline.merchant,
      kind,
      uplineId: upline.id,
      downlineId: downline.id,
      ...terms,
      ...standing,
      askedBy: isAsking ? memberOf(last) : null,
      version: steps.length,
      createdAt: momentOf(first),
      activeFrom: accepted === undefined ? null : momentOf(accepted),
    })
    .returning({ id: contracts.id });
  if (row === undefined) throw new Error('the contract was not inserted');
  await db.insert(contractSteps).values(written.map((step) => ({ ...step, contractId: row.id })));
};

/** Inserts the contracts of a merchant's sample agents: the platform's contracts, and negotiated contracts in the network of agent01. */
export const seedContracts = async (db: Database, people: readonly MemberSeed[], now: number): Promise<void> => {
  const byId = new Map(people.map((member) => [member.id, member]));
  const agents = people.filter(({ type }) => isAgent({ type: type ?? 0 }));
  const uplineOf = ({ uplineId }: MemberSeed): MemberSeed | undefined => byId.get(uplineId ?? 0);
  const firsts = agents.filter((agent) => uplineOf(agent) === undefined);
  await giveStandingContracts(db, firsts, new Date(now - STANDING_DAYS * DAY_MS));
  const isNamed = ({ account }: MemberSeed): boolean => account === 'agent02';
  const isBelow = (member: MemberSeed): boolean => {
    const upline = uplineOf(member);
    return upline !== undefined && (upline.account === 'agent01' || isNamed(upline));
  };
  let made = 0;
  for (const downline of agents.filter((agent) => isBelow(agent))) {
    const upline = uplineOf(downline);
    const isOld = downline.registeredAt.getTime() < now - 7 * DAY_MS;
    if (upline === undefined || !isOld) continue;
    for (const thread of isNamed(downline) ? NAMED_THREADS : OTHER_THREADS) {
      made += 1;
      // oxlint-disable-next-line no-await-in-loop -- a contract is written before its steps
      await seedThread(db, thread, { upline, downline, now }, `CTSEED${upline.id}X${made}`);
    }
  }
};

/** How long before the end of the history the settlements of each kind begin, so that agents have some records. Earlier periods count as settled. */
const SETTLED_SINCE: Readonly<Record<SettledKind, number>> = {
  dividend: 35 * DAY_MS,
  daily: 5 * DAY_MS,
  hourly: 8 * HOUR_MS,
  realtime: 2 * HOUR_MS,
  rebate: 5 * DAY_MS,
};

/**
 * Lets a seeded merchant's settlements begin shortly before the end of the history, because settling all short periods of several months would take
 * too long.
 */
export const beginSettling = async (db: Database, merchant: string, now: number): Promise<void> => {
  await db
    .insert(settledUntil)
    .values(SETTLED_KINDS.map((kind) => ({ merchant, kind, until: new Date(now - SETTLED_SINCE[kind]) })));
};
