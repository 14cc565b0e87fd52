import { fromPromise } from 'xstate';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { depositOrder, type deposit } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { operationActors } from '#src/platform/operation-outcome.ts';

const WATCH_EVERY_MS = 3_000;
/** The maximum pause. A platform may ask for up to a day, but a player who has paid waits for the answer. */
const LONGEST_PAUSE_MS = 60_000;

const pause = (ms: number, signal: AbortSignal, isRequired: boolean): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    // Ends the pause early when the page becomes visible again, unless the platform asked for the pause.
    if (!isRequired)
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(), {
        once: true,
        signal,
      });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * Whether the platform refuses to show the order: the session has ended, or the member has no such order. Without a code from the platform, the
 * answer may come from the network in between, such as the page of a captive portal.
 */
const isRefused = ({ status, code }: Problem): boolean => REFUSALS.has(status) && code !== 'unknown';

/** Polls an order until it is no longer pending. Only a refusal ends the polling early. */
const watch = async (fetchCall: FetchCall, orderId: string, signal: AbortSignal): Promise<DepositOrder> => {
  for (;;) {
    let wait: number | null = null;
    try {
      const order = await fetchCall(depositOrder, { orderId }, { signal });
      if (order.status !== 'PENDING') return order;
    } catch (error) {
      const problem = toProblem(error);
      if (isRefused(problem) || signal.aborted) throw error;
      wait = problem.retryAfter;
    }
    await pause(Math.min(Math.max(WATCH_EVERY_MS, (wait ?? 0) * 1_000), LONGEST_PAUSE_MS), signal, wait !== null);
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
