import type { QueryClient } from '@tanstack/react-query';
import type { Call, OutputOf } from '#schemas/call.ts';
import { isUnclear } from '#machines/operation/unclear.ts';
import { toProblem } from '#schemas/problem.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import type { CallArguments, Client } from './client.ts';

/**
 * Sends a call that changes something, invalidates the queries that the call names in `stales`, and returns its unwrapped value. Rejects with a
 * `Problem` on failure. A failure also invalidates the queries, unless the platform refused a call without an idempotency key.
 */
export type MutateCall = <C extends Call>(call: C, ...args: CallArguments<C>) => Promise<OutputOf<C>>;

export const createMutateCall =
  (client: Client, queries: QueryClient): MutateCall =>
  async (call, ...args) => {
    const invalidate = (): void => {
      for (const name of call.stales) void queries.invalidateQueries({ queryKey: [name] });
    };
    const key = args[1]?.idempotencyKey;
    if (key !== undefined && key.call !== call.name)
      throw new Error(`the key of ${key.call} was given to ${call.name}`);
    try {
      const value = await client(call, ...args);
      key?.settle();
      invalidate();
      return value;
    } catch (error) {
      const isRefused = !isUnclear(toProblem(error));
      if (isRefused) key?.settle();
      // A refused operation means that the page shows outdated data, such as after a claim in another tab.
      if (!isRefused || key !== undefined) invalidate();
      throw error;
    }
  };

export const mutateCallService = serviceKey<MutateCall>('mutateCall');

/** For machine actors. Components that show the state of their call use `useCallMutation`. */
export const useMutateCall = (): MutateCall => useService(mutateCallService);
