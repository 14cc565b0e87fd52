import { fromPromise } from 'xstate';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { isLost } from '#machines/operation/unclear.ts';
import { depositOrder, type deposit } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { toProblem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { operationActors } from '#src/platform/operation-outcome.ts';

const WATCH_EVERY_MS = 3_000;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    // Ends the pause early when the page becomes visible again.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(), {
      once: true,
      signal,
    });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Polls an order until it is no longer pending. Lost connections do not stop it. */
const watch = async (fetchCall: FetchCall, orderId: string, signal: AbortSignal): Promise<DepositOrder> => {
  for (;;) {
    try {
      const order = await fetchCall(depositOrder, { orderId }, { signal });
      if (order.status !== 'PENDING') return order;
    } catch (error) {
      if (!isLost(toProblem(error)) || signal.aborted) throw error;
    }
    await pause(WATCH_EVERY_MS, signal);
    signal.throwIfAborted();
  }
};

export interface DepositParts {
  readonly mutateCall: MutateCall;
  readonly fetchCall: FetchCall;
  /** Called when the order is no longer pending; the balance may have changed then. */
  readonly onSettled: () => void;
}

/** Creates the deposit machine, connected to the platform. */
export const createDepositMachine = ({ mutateCall, fetchCall, onSettled }: DepositParts) =>
  depositMachine.provide({
    actors: {
      ...operationActors<typeof deposit>(mutateCall),
      watchOrder: fromPromise<DepositOrder, { readonly order: DepositOrder }>(async ({ input: { order }, signal }) => {
        const settled = await watch(fetchCall, order.orderId, signal);
        onSettled();
        return settled;
      }),
    },
  });
