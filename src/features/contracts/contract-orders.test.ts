import { expect, test } from 'vitest';
import type { ContractTerms } from '#schemas/contract.ts';
import { processOf } from '#schemas/process-of.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { openSteps } from './contract-machine.ts';
import { counterOffer, newOffer, orderOn, sentOrder } from './contract-orders.ts';
import { sampleDetail, sampleWhatIf } from './sample-contracts.ts';

const TERMS: ContractTerms = {
  period: null,
  tiers: [{ rate: 0.3, activeMembers: 0, periodValidBet: 0, periodProfitLoss: 0, betPerDay: 0, betPerHour: 0 }],
};
const contract = sampleDetail();
const offer = newOffer('agent02', TERMS);
const other = newOffer('agent03', TERMS);
const answer = orderOn(contract, 'ACCEPT');
const counter = counterOffer(contract, TERMS);

test.each([
  ['offers to a downline, where it is shown', 'agent02', [offer]],
  ['all offers, where the form asks for the downline', null, [offer, other]],
  ['every step of a contract, where it is shown', contract.requestId, [answer, counter]],
])('after a reload the outcome of %s is queried, and of no other steps', (_, subject, asked) => {
  const keys = [offer, other, answer, counter].map((order) => IdempotencyKey.of(processOf.daily, order));
  const inputs = openSteps('daily', subject).map(({ input }) => input);
  expect(inputs).toHaveLength(asked.length);
  expect(inputs).toEqual(expect.arrayContaining(asked));
  for (const key of keys) key.settle();
});

test("a step is sent with the contracts that it would end, as shown to the agent, and with the agent's note", () => {
  const whatIf = sampleWhatIf();
  const ends = whatIf.ends.map(({ requestId }) => requestId);
  expect(ends).not.toEqual([]);
  expect(sentOrder(answer, whatIf, 'gladly')).toEqual({ ...answer, ends, note: 'gladly' });
  expect(sentOrder(answer, null, '')).toEqual({ ...answer, ends: [] });
});
