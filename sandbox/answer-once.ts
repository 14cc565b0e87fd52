import type { Call } from '#schemas/call.ts';
import { refuse } from './http/refuse.ts';
import { replyOnce } from './ledger/reply-once.ts';
import { platformWithin, type Platform } from './platform.ts';
import type { Visit } from './visit.ts';

const KEY = /^[\w-]{16,64}$/;

/**
 * Answers a call that moves money or value: one action for a member's `Idempotency-Key`, in one database transaction with its
 * reply; asked again with the same body it gives that reply again. A refusal leaves the key free.
 */
export const answerOnce = async (
  call: Call,
  input: unknown,
  { platform, session, at }: Visit,
  key: string | null,
  act: (within: Platform) => Promise<unknown>,
): Promise<unknown> => {
  if (session === null) throw new Error(`${call.name} moves value and was mounted without a token`);
  if (key === null || !KEY.test(key))
    throw refuse('validation', 400, 'This call needs an Idempotency-Key of 16 to 64 letters, digits, - or _');
  const operation = { memberId: session.member.id, key, call: call.name, body: input, now: at.getTime() };
  return replyOnce(platform.db, operation, (tx) => act(platformWithin(platform, tx)));
};
