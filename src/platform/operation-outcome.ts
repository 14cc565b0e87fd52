import type { TSchema } from 'typebox';
import { notCarriedOut } from '#machines/operation.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import type { Call, Method, OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import type { MutateCall } from './call-mutation.ts';
import { IdempotencyKey } from './idempotency-key.ts';

/**
 * Asks the platform what became of an operation whose answer was lost, and resolves to its answer. Rejects with `not_carried_out` where it
 * was not carried out: then it is closed on the platform, and the member may confirm it again. Any other problem: not known yet.
 */
export const askOutcome = async <C extends Call<TSchema, TSchema, Method, true>>(
  mutateCall: MutateCall,
  call: C,
  confirmed: string,
): Promise<OutputOf<C>> => {
  const key = IdempotencyKey.known(call, confirmed);
  // A new key would be answered as an operation that was not carried out.
  if (key === null) throw new Problem({ code: 'unknown', status: 0, message: `no key of ${call.name} is known` });
  const { state, value } = await mutateCall(operationOutcome, { key: key.value });
  if (state === 'WORKING') throw new Problem({ code: 'in_flight', status: 409, message: '' });
  if (state === 'DONE' && call.accepts?.(value) === false)
    throw new Problem({ code: 'malformed', status: 200, message: '' });
  key.settle();
  if (state === 'CLOSED') throw notCarriedOut();
  return value as OutputOf<C>;
};
