import { afterEach, expect, test } from 'vitest';
import { processOf } from '#schemas/process-of.ts';
import type { ContractTerms } from '#schemas/contract.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { pendingStep } from './contract-machine.ts';
import { counterOffer, newOffer, orderOn } from './contract-orders.ts';
import { sampleDetail } from './sample-contracts.ts';

const TERMS: ContractTerms = {
  period: null,
  tiers: [{ rate: 0.3, activeMembers: 0, periodValidBet: 0, periodProfitLoss: 0, betPerDay: 0, betPerHour: 0 }],
};
const contract = sampleDetail();

let key: IdempotencyKey | null = null;
afterEach(() => key?.settle());

test.each([
  ['an offer, where its downline is shown', newOffer('agent02', TERMS), 'agent02', true],
  ['an offer, where the form asks for the downline', newOffer('agent02', TERMS), null, true],
  ['an offer to somebody else', newOffer('agent03', TERMS), 'agent02', false],
  ['an answer, where the form asks for the downline', orderOn(contract, 'ACCEPT'), null, false],
  ['a counter-offer, where the form asks for the downline', counterOffer(contract, TERMS), null, false],
  ['a counter-offer, where its contract is shown', counterOffer(contract, TERMS), contract.requestId, true],
])('after a reload it is asked what became of %s', (_, order, subject, isAsked) => {
  key = IdempotencyKey.of(processOf.daily, order.confirmed);
  expect(pendingStep('daily', subject)).toBe(isAsked ? order.confirmed : null);
});
