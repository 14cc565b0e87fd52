import { fromPromise } from 'xstate';
import { notCarriedOut, type OpenOperation, type Operation } from '#machines/operation/operation.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import type { OperationCall, OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import type { MutateCall } from './call-mutation.ts';
import type { CallArguments } from './client.ts';
import { IdempotencyKey } from './idempotency-key.ts';

/** Sends an operation. While its outcome is unknown, sending it again uses the same key. */
export const sendOperation = <C extends OperationCall>(
  mutateCall: MutateCall,
  { call, input }: Operation<C>,
): Promise<OutputOf<C>> =>
  mutateCall(call, ...([input, { idempotencyKey: IdempotencyKey.of(call, input) }] as CallArguments<C>));

/**
 * Requests the outcome of an operation whose response was lost, and resolves with that response. Rejects with `not_carried_out` if the operation was
 * not carried out; the platform has then closed its key, and the member may confirm the operation again. Any other problem means that the outcome is
 * not known yet.
 */
export const askOutcome = async <C extends OperationCall>(
  mutateCall: MutateCall,
  { call, input }: OpenOperation<C>,
): Promise<OutputOf<C>> => {
  const key = IdempotencyKey.known(call, input);
  // For a new key, the platform would answer that the operation was not carried out.
  if (key === null) throw new Problem({ code: 'unknown', status: 0, message: `no key of ${call.name} is known` });
  const { state, value } = await mutateCall(operationOutcome, { key: key.value });
  if (state === 'WORKING') throw new Problem({ code: 'in_flight', status: 409, message: '' });
  if (state === 'DONE' && call.accepts?.(value) === false)
    throw new Problem({ code: 'malformed', status: 200, message: '' });
  key.settle();
  if (state === 'CLOSED') throw notCarriedOut();
  return value as OutputOf<C>;
};

/** Creates the actors of a flow's operation, wired to the platform. */
export const operationActors = <C extends OperationCall>(mutateCall: MutateCall) => ({
  send: fromPromise<OutputOf<C>, Operation<C>>(({ input }) => sendOperation(mutateCall, input)),
  askOutcome: fromPromise<OutputOf<C>, OpenOperation<C>>(({ input }) => askOutcome(mutateCall, input)),
});

/** Returns the operations of these calls whose outcome is unknown. */
export const openOperations = <C extends OperationCall>(...calls: readonly C[]): readonly OpenOperation<C>[] =>
  calls.flatMap((call) => IdempotencyKey.pending(call).map((input) => ({ call, input })));
