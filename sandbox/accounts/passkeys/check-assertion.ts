import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { PasskeyAssertion } from '#schemas/passkey.ts';
import { members, passkeys, type MemberRow, type PasskeyRow } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { consumeChallenge, type ChallengePurpose } from './challenges.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

interface VerifiedAssertion {
  readonly member: MemberRow;
  /** Whether the device verified the member by fingerprint, face or PIN. If so, the passkey counts as two factors. */
  readonly userVerified: boolean;
}

const verify = async (
  context: RequestContext,
  { id: rpId, origins }: RelyingParty,
  passkey: PasskeyRow,
  purpose: ChallengePurpose,
  { id, rawId, type, response }: PasskeyAssertion,
): Promise<VerifiedAuthenticationResponse | null> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    return await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => consumeChallenge(context, purpose, challenge),
      expectedOrigin: origins,
      expectedRPID: rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
  } catch {
    // The library throws for any invalid input, including a counter that decreased.
    return null;
  }
};

/**
 * Returns the member whose passkey has signed the challenge. Returns `null` in every other case, so that the caller cannot distinguish an unknown
 * passkey from a wrong signature.
 */
export const checkAssertion = async (
  context: RequestContext,
  purpose: ChallengePurpose,
  assertion: PasskeyAssertion,
): Promise<VerifiedAssertion | null> => {
  const { kernel, merchant, at } = context;
  const party = relyingParty(context);
  const [found] = await kernel.db
    .select({ passkey: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(and(eq(passkeys.id, assertion.id), eq(passkeys.merchant, merchant.code), eq(passkeys.rpId, party.id)));
  if (found === undefined) return null;
  const { passkey, member } = found;
  const named = assertion.response.userHandle;
  if (named !== undefined && named !== userHandle(member)) return null;
  const verified = await verify(context, party, passkey, purpose, assertion);
  if (verified === null || !verified.verified) return null;
  const { newCounter, credentialBackedUp, userVerified } = verified.authenticationInfo;
  const counted = await kernel.db
    .update(passkeys)
    .set({ counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: at })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return counted.length === 0 ? null : { member, userVerified };
};
