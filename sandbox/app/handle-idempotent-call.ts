import type { OperationCall } from '#schemas/call.ts';
import { openInput } from '#schemas/operation.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { runIdempotentCall } from '#sandbox/kernel/idempotency/run-idempotent.ts';
import { withDatabase, type Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

const KEY = /^[\w-]{16,64}$/;

/**
 * Runs a call that moves money or value, only once for each member and `Idempotency-Key`. The call and its reply are stored in one database
 * transaction. A repeated request gets the same reply; a failed request does not use up its key. `authorize` runs first, except for repeated
 * requests.
 */
export const handleIdempotentCall = async (
  call: OperationCall,
  input: unknown,
  { kernel, session, at }: RequestContext,
  key: string | null,
  { authorize, run }: { readonly authorize: () => Promise<void>; readonly run: (within: Kernel) => Promise<unknown> },
): Promise<unknown> => {
  if (session === null) throw new Error(`${call.name} moves value, so it must require a token`);
  if (key === null || !KEY.test(key))
    throw createProblem('validation', 400, 'This call needs an Idempotency-Key of 16 to 64 letters, digits, - or _');
  const operation = {
    memberId: session.member.id,
    key,
    call: call.name,
    body: openInput(call, input),
    now: at.getTime(),
  };
  return runIdempotentCall(kernel.db, operation, (tx) => run(withDatabase(kernel, tx)), authorize);
};
