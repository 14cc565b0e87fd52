import { fromPromise } from 'xstate';
import { promotionMachine, type PromotionAct, type PromotionOperation } from '#machines/promotion/promotion.machine.ts';
import type { Operation } from '#machines/operation.ts';
import type { InputOf } from '#schemas/call.ts';
import { applyPromotion, claimPromotion, claimRaffle, joinPromotion } from '#schemas/calls/promotions.ts';
import type { Promotion } from '#schemas/promotions.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { askOutcome } from '#src/platform/operation-outcome.ts';

type ActCall = typeof joinPromotion | typeof applyPromotion | typeof claimPromotion | typeof claimRaffle;

const CALLS: Readonly<Record<PromotionAct, ActCall>> = {
  join: joinPromotion,
  apply: applyPromotion,
  claim: claimPromotion,
  draw: claimRaffle,
};

/** The machine of a promotion, wired to the platform. */
export const createPromotionMachine = (mutateCall: MutateCall) =>
  promotionMachine.provide({
    actors: {
      send: fromPromise<Promotion, Operation & { readonly act: PromotionAct }>(
        ({ input: { act, confirmed, values } }) => {
          const call = CALLS[act];
          const input: unknown = values;
          return mutateCall(call, input as InputOf<ActCall>, { idempotencyKey: IdempotencyKey.of(call, confirmed) });
        },
      ),
      askOutcome: fromPromise<Promotion, PromotionOperation>(({ input: { act, confirmed } }) =>
        askOutcome(mutateCall, CALLS[act], confirmed),
      ),
    },
  });

/** What is confirmed names the promotion first. */
export const confirmedOf = (id: string, ...more: readonly string[]): string => [id, ...more].join(', ');

/** An operation of this promotion whose outcome is unknown, such as one that a reload has cut off. */
export const pendingOperation = (id: string): PromotionOperation | null => {
  for (const act of Object.keys(CALLS) as PromotionAct[]) {
    const confirmed = IdempotencyKey.pending(CALLS[act]);
    if (confirmed !== null && (confirmed === id || confirmed.startsWith(`${id}, `))) return { act, confirmed };
  }
  return null;
};
