import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { notCarriedOut, type Operation } from '../operation.ts';
import { promotionMachine, type PromotionAct, type PromotionOperation } from './promotion.machine.ts';

const order: Operation = { confirmed: 'play7', values: {} };
const answered = { id: 'play7', status: 'CLAIMED' } as Promotion;
const lost = () => Promise.reject(new Problem({ code: 'network', status: 0, message: '' }));
const refused = () => Promise.reject(new Problem({ code: 'already_claimed', status: 409, message: '' }));

interface World {
  readonly send?: () => Promise<Promotion>;
  readonly outcome?: () => Promise<Promotion>;
  readonly pending?: PromotionOperation | null;
}

const start = ({ send = () => Promise.resolve(answered), outcome = lost, pending = null }: World = {}) => {
  const sent: PromotionAct[] = [];
  const asked: PromotionOperation[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    promotionMachine.provide({
      actors: {
        send: fromPromise<Promotion, Operation & { readonly act: PromotionAct }>(({ input }) => {
          sent.push(input.act);
          return send();
        }),
        askOutcome: fromPromise<Promotion, PromotionOperation>(({ input }) => {
          asked.push(input);
          return outcome();
        }),
      },
    }),
    { input: { pending }, clock },
  ).start();
  return { actor, sent, asked, clock };
};

test.each(['join', 'claim', 'draw'] as const)('to %s is sent once, however often it is pressed', async (act) => {
  const { actor, sent } = start();
  actor.send({ type: 'promotion.act', act, order });
  actor.send({ type: 'promotion.act', act, order });
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect([sent, actor.getSnapshot().context.outcome]).toEqual([[act], answered]);
  actor.send({ type: 'outcome.leave' });
  expect(actor.getSnapshot().value).toBe('choosing');
});

test('what the platform refuses leads back to where it began: a claim to the button, an application to its form', async () => {
  const { actor } = start({ send: refused });
  actor.send({ type: 'promotion.act', act: 'claim', order });
  await waitFor(actor, (snapshot) => snapshot.matches('choosing') && snapshot.context.problem !== null);
  actor.send({ type: 'form.open' });
  expect(actor.getSnapshot().context.problem).toBeNull();
  actor.send({ type: 'form.submit', order });
  await waitFor(actor, (snapshot) => snapshot.matches('applying') && snapshot.context.problem !== null);
  actor.send({ type: 'form.leave' });
  expect(actor.getSnapshot().value).toBe('choosing');
});

test('after a lost answer nothing is sent again: the outcome is asked for until it is known', async () => {
  let known = false;
  const { actor, sent, asked, clock } = start({
    send: lost,
    outcome: () => (known ? Promise.resolve(answered) : lost()),
  });
  actor.send({ type: 'promotion.act', act: 'claim', order });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  known = true;
  clock.increment(3_000);
  await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect([sent, asked.length]).toEqual([['claim'], 2]);
});

test('an operation of before a reload is asked for first, and one that was not carried out leads back', async () => {
  const pending: PromotionOperation = { act: 'apply', confirmed: 'share, hello' };
  const { actor, sent, asked } = start({ pending, outcome: () => Promise.reject(notCarriedOut()) });
  await waitFor(actor, (snapshot) => snapshot.matches('applying'));
  expect([sent, asked, actor.getSnapshot().context.problem?.code]).toEqual([[], [pending], 'not_carried_out']);
});
