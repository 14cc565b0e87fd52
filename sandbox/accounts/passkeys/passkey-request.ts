import type { PasskeyRequest } from '#schemas/passkey.ts';
import type { MemberRow, PasskeyRow } from '#sandbox/db/schema.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { CHALLENGE_MS, createChallenge, type ChallengePurpose } from './challenges.ts';
import { toCredentialDescriptor, findPasskeys } from './find-passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** Creates the options that the browser uses to ask for a passkey. Without `allowed`, the player can choose among all passkeys for this host. */
export const passkeyRequest = async (
  context: RequestContext,
  purpose: ChallengePurpose,
  allowed: readonly PasskeyRow[] = [],
): Promise<PasskeyRequest> => ({
  challenge: await createChallenge(context, purpose),
  rpId: relyingParty(context).id,
  timeout: CHALLENGE_MS,
  userVerification: 'preferred',
  allowCredentials: allowed.map(toCredentialDescriptor),
});

/** Creates the options for the passkeys of one member. Returns `null` if the member has no passkey for this host. */
export const memberPasskeyRequest = async (
  context: RequestContext,
  { id }: Pick<MemberRow, 'id'>,
  purpose: ChallengePurpose,
): Promise<PasskeyRequest | null> => {
  const party = relyingParty(context);
  const mine = (await findPasskeys(context.kernel.db, id)).filter(({ rpId }) => rpId === party.id);
  return mine.length === 0 ? null : passkeyRequest(context, purpose, mine);
};
