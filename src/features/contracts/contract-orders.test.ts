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
  ['the page of an offer to a downline checks the offers to that downline', 'agent02', [offer]],
  ['the page of an offer without a downline checks all offers', null, [offer, other]],
  ['the page of a contract checks the steps of that contract', contract.requestId, [answer, counter]],
])('after a reload, %s and no other steps', (_, subject, asked) => {
  const keys = [offer, other, answer, counter].map((order) => IdempotencyKey.of(processOf.daily, order));
  const inputs = openSteps('daily', subject).map(({ input }) => input);
  expect(inputs).toHaveLength(asked.length);
  expect(inputs).toEqual(expect.arrayContaining(asked));
  for (const key of keys) key.settle();
});

test("a step is sent with the agent's note and the list of contracts that the agent was told it would end", () => {
  const whatIf = sampleWhatIf();
  const ends = whatIf.ends.map(({ requestId }) => requestId);
  expect(ends).not.toEqual([]);
  expect(sentOrder(answer, whatIf, 'gladly')).toEqual({ ...answer, ends, note: 'gladly' });
  expect(sentOrder(answer, null, '')).toEqual({ ...answer, ends: [] });
});
