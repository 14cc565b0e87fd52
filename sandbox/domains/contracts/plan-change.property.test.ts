import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { CONTRACT_ACTIONS } from '#schemas/contract-names.ts';
import { flatTier, topRate } from './contract-terms.ts';
import { endOf, isInForce, moveOf, type Side } from './negotiation.ts';
import { endingContracts, planChange, type Change, type OpenContract } from './plan-change.ts';

/** The upline of each agent: 1 is above 2 and 3, 2 is above 4 and 5, and 4 is above 6. */
const UPLINES: Readonly<Record<number, number | null>> = { 1: null, 2: 1, 3: 1, 4: 2, 5: 2, 6: 4 };
const AGENTS = [1, 2, 3, 4, 5, 6];
const SIDES: readonly Side[] = ['upline', 'downline'];

const terms = (rate: number) => ({ period: null, tiers: [flatTier(rate)] });
const rateOf = (contract: OpenContract): number => topRate(contract.terms.tiers);

/** Creates a model of the database table, with the contracts of one kind among the agents. */
const createBoard = () => {
  const standing = { state: 'ACTIVE', askedBy: null, uplineId: null } as const;
  let open: readonly OpenContract[] = [{ id: 1, requestId: '1', ...standing, downlineId: 1, terms: terms(5) }];
  let made = 1;
  const below = (agent: number): readonly number[] =>
    AGENTS.flatMap((one) => (UPLINES[one] === agent ? [one, ...below(one)] : []));
  return {
    all: () => open,
    /** Returns the contracts that `findOpenContracts` finds. */
    around: (agent: number) => {
      const uplines = new Set([agent, ...below(agent)]);
      return open.filter((one) => one.downlineId === agent || uplines.has(one.uplineId ?? 0));
    },
    ownRate: (agent: number | null): number => {
      const own = open.find((one) => one.downlineId === agent && isInForce(one));
      return own === undefined ? 0 : rateOf(own);
    },
    offer: (downlineId: number, uplineId: number, rate: number) => {
      made += 1;
      const sides = { uplineId, downlineId };
      open = [
        ...open,
        { id: made, requestId: String(made), state: 'PENDING', askedBy: 'upline', ...sides, terms: terms(rate) },
      ];
    },
    /** Applies changes one by one. Like the database, it allows only one active contract and one open request per agent at any time. */
    write: (changes: readonly Change[]) => {
      for (const { contract, state, askedBy, end, step, after } of changes) {
        const rest = open.filter(({ id }) => id !== contract.id);
        expect(rest).toHaveLength(open.length - 1);
        open =
          end === null
            ? [...rest, { ...contract, state, askedBy, terms: step === 'COUNTERED' && after ? after : contract.terms }]
            : rest;
        checkOne(open);
      }
    },
  };
};

const checkOne = (open: readonly OpenContract[]): void => {
  for (const agent of AGENTS) {
    const own = open.filter(({ downlineId }) => downlineId === agent);
    expect(own.filter((one) => isInForce(one)).length).toBeLessThanOrEqual(1);
    expect(own.filter(({ state }) => state === 'PENDING').length).toBeLessThanOrEqual(1);
  }
};

const action = fc.record({
  agent: fc.constantFrom(2, 2, 2, 3, 4, 4, 5, 6),
  /** The acting party: the one that has to answer, or a specific one. */
  side: fc.constantFrom('answering' as const, 'answering' as const, ...SIDES),
  action: fc.constantFrom(...CONTRACT_ACTIONS, 'ACCEPT' as const, 'REQUEST' as const),
  rate: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
  /** Whether the action refers to the agent's pending request or active contract. */
  about: fc.constantFrom('request', 'contract'),
  waits: fc.boolean(),
});

test("after any sequence of actions, each agent has at most one active contract, no rate exceeds the upline's rate, and exactly the contracts listed by the what-if have ended [contracts.auto-terminate] [contracts.rate.bounds]", () => {
  let accepted = 0;
  let lowered = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 30, maxLength: 80 }), (steps) => {
      const board = createBoard();
      for (const { agent, side, action: asked, rate, about, waits } of steps) {
        const uplineId = UPLINES[agent] ?? 1;
        const own = board.all().filter(({ downlineId }) => downlineId === agent);
        const request = own.find(({ state }) => state === 'PENDING');
        if (waits && request !== undefined && rate > 4) {
          board.write([
            { ...endOf(request, 'EXPIRED'), contract: request, by: null, before: null, after: null, limit: null },
          ]);
          continue;
        }
        const agreed = terms(Math.min(rate, board.ownRate(uplineId)));
        if (request === undefined && asked === 'REQUEST') {
          if (board.ownRate(uplineId) > 0) board.offer(agent, uplineId, topRate(agreed.tiers));
          continue;
        }
        const contract = about === 'request' ? request : own.find((one) => isInForce(one));
        if (contract === undefined) continue;
        const by = side === 'answering' ? (contract.askedBy === 'upline' ? 'downline' : 'upline') : side;
        const before = board.all();
        const changes = planChange(board.around(agent), contract, { by, action: asked, terms: agreed });
        expect(changes === null).toBe(moveOf(contract, by, asked) === null);
        if (changes === null) continue;
        board.write(changes);
        const gone = before.filter((one) => isInForce(one) && !board.all().some(({ id }) => id === one.id));
        const named = endingContracts(changes).map(({ contract: { id } }) => id);
        const others = gone.filter(({ downlineId }) => downlineId !== agent);
        expect(new Set(others.map(({ id }) => id))).toEqual(new Set(named));
        accepted += changes.some(({ step }) => step === 'ACCEPTED') ? 1 : 0;
        lowered += named.length;
        for (const one of board.all())
          if (one.uplineId !== null) expect(rateOf(one)).toBeLessThanOrEqual(board.ownRate(one.uplineId));
      }
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(0);
  expect(lowered).toBeGreaterThan(0);
});

test('the party that made a request can only withdraw it, and no action applies to an ended contract [contracts.states]', () => {
  for (const state of ['PENDING', 'TERMINATION_PENDING'] as const)
    for (const by of SIDES)
      expect(CONTRACT_ACTIONS.filter((one) => moveOf({ state, askedBy: by }, by, one) !== null)).toEqual(['REJECT']);
  for (const state of ['REJECTED', 'TERMINATED'] as const)
    for (const by of SIDES)
      expect(CONTRACT_ACTIONS.filter((one) => moveOf({ state, askedBy: null }, by, one) !== null)).toEqual([]);
});

const chain = (): readonly OpenContract[] => {
  const inForce = { state: 'ACTIVE', askedBy: null } as const;
  return [
    { id: 1, requestId: 'one', ...inForce, uplineId: 1, downlineId: 2, terms: terms(3) },
    { id: 2, requestId: 'two', ...inForce, uplineId: 2, downlineId: 4, terms: terms(2) },
    { id: 3, requestId: 'three', ...inForce, uplineId: 4, downlineId: 6, terms: terms(1) },
    { id: 4, requestId: 'four', state: 'PENDING', askedBy: 'upline', uplineId: 4, downlineId: 6, terms: terms(1.5) },
    { id: 5, requestId: 'five', ...inForce, uplineId: 2, downlineId: 5, terms: terms(1) },
  ];
};

test('a lower rate ends the contracts that exceed it, all contracts below those, and requests that can no longer be accepted [contracts.auto-terminate]', () => {
  const offer = {
    ...chain()[0],
    id: 9,
    requestId: 'nine',
    state: 'PENDING',
    askedBy: 'upline',
    terms: terms(1),
  } as const;
  const changes = planChange([...chain(), offer as OpenContract], offer as OpenContract, {
    by: 'downline',
    action: 'ACCEPT',
    terms: null,
  });
  expect(changes?.map(({ contract: { requestId }, step, limit }) => [requestId, step, limit])).toEqual([
    ['one', 'REPLACED', null],
    ['nine', 'ACCEPTED', null],
    ['two', 'RATE_LOWERED', 1],
    ['three', 'RATE_LOWERED', 0],
    ['four', 'RATE_LOWERED', 0],
  ]);
  expect(endingContracts(changes ?? []).map(({ contract: { requestId } }) => requestId)).toEqual(['two', 'three']);
});
