import { Problem } from '#schemas/problem.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { answers, fails, keyWords, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT, notCarriedOut } from '../operation.ts';
import { promotionMachine, type PromotionOperation } from './promotion.machine.ts';

const lost = new Problem({ code: 'network', status: 0, message: '' });
const refused = new Problem({ code: 'promotion_changed', status: 409, message: '' });

/** A promotion of March 2026 that was claimed, for the pictures of the flow. */
const claimed: Promotion = {
  id: 'opinion',
  title: 'Tell us what you think',
  summary: 'A few honest words about our games are worth a bonus.',
  category: 'EVENT',
  kind: 'APPLICATION',
  picture: '',
  startsAt: Date.UTC(2026, 1, 1),
  endsAt: null,
  status: 'CLAIMED',
  percent: 0,
  amount: 20,
  mayRepeat: true,
  content: '<p>What do you like here?</p>',
  conditions: {
    cadence: 'ONCE',
    minDeposit: null,
    deposits: null,
    bets: null,
    days: null,
    ticketDeposit: null,
    rankLevel: 0,
    pictures: 0,
    commentLength: 20,
    turnoverTimes: 1,
  },
  progress: null,
  raffle: null,
  application: null,
  claimUntil: null,
  payments: [{ orderNo: 'PR00000012', amount: 20, requiredTurnover: 20, time: Date.UTC(2026, 2, 2, 2) }],
};

export const promotionScenarios: MachineScenarios = {
  name: 'promotion',
  purpose:
    'Joins a promotion, applies for it, claims it or draws a prize, exactly once: when an answer is lost it asks what became of the operation.',
  machine: promotionMachine,
  input: { pending: null },
  forMember: true,
  keyOf: ({ problem, operation }: { problem: Problem | null; operation: PromotionOperation | null }) =>
    keyWords(
      operation?.act === 'apply' && 'application',
      problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'refused'),
    ),
  events: [
    { type: 'promotion.act', act: 'claim', order: { confirmed: 'opinion', values: {} } },
    { type: 'form.open' },
    { type: 'form.leave' },
    { type: 'form.submit', order: { confirmed: 'opinion, More fishing games', values: {} } },
    { type: 'check.again' },
    { type: 'outcome.leave' },
    answers('promotion.sending', claimed),
    fails('promotion.sending', refused),
    fails('promotion.sending', lost),
    answers('promotion.checking', claimed),
    fails('promotion.checking', notCarriedOut()),
    fails('promotion.checking', lost),
    passes('promotion.waiting', 'untilNextCheck'),
  ],
};
