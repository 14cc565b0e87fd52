import type { PasskeyRequest } from '#schemas/passkey.ts';
import type { MemberRow, PasskeyRow } from '../db/schema.ts';
import type { Visit } from '../visit.ts';
import { CHALLENGE_MS, makeChallenge, type ChallengePurpose } from './challenges.ts';
import { passkeyNamed, passkeysOf } from './passkeys-of.ts';
import { relyingParty } from './relying-party.ts';

/** What the browser is asked to sign; without `allowed` the player chooses among all passkeys of this host. */
export const passkeyRequest = async (
  visit: Visit,
  purpose: ChallengePurpose,
  allowed: readonly PasskeyRow[] = [],
): Promise<PasskeyRequest> => ({
  challenge: await makeChallenge(visit, purpose),
  rpId: relyingParty(visit).id,
  timeout: CHALLENGE_MS,
  userVerification: 'preferred',
  allowCredentials: allowed.map(passkeyNamed),
});

/** The same for one member; `null` for who has no passkey of this host. */
export const memberPasskeyRequest = async (
  visit: Visit,
  { id }: Pick<MemberRow, 'id'>,
  purpose: ChallengePurpose,
): Promise<PasskeyRequest | null> => {
  const party = relyingParty(visit);
  const mine = (await passkeysOf(visit.platform.db, id)).filter(({ rpId }) => rpId === party.id);
  return mine.length === 0 ? null : passkeyRequest(visit, purpose, mine);
};
