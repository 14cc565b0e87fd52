import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { TRANSPORTS, type PasskeyAttestation, type PasskeyCreation, type Transport } from '#schemas/passkey.ts';
import type { PasskeyEntry } from '#schemas/two-step.ts';
import { passkeys } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { renewSession } from '../session/renew-session.ts';
import { proveMember, tellMember, type MemberVisit } from '../two-step/prove-member.ts';
import { CHALLENGE_MS, makeChallenge, spendChallenge } from './challenges.ts';
import { passkeyEntry, passkeyNamed, passkeysOf } from './passkeys-of.ts';
import { relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

const MOST = 20;
/** EdDSA, ES256, RS256: one of them is in every authenticator. */
const ALGORITHMS = [-8, -7, -257];

const isTransport = (name: string): name is Transport => (TRANSPORTS as readonly string[]).includes(name);

export const passkeyOptions = async (
  visit: MemberVisit,
  { password }: { readonly password?: string },
): Promise<PasskeyCreation> => {
  const {
    platform,
    merchant,
    session: { member },
  } = visit;
  await proveMember(visit, password);
  const party = relyingParty(visit);
  const mine = await passkeysOf(platform.db, member.id);
  if (mine.length >= MOST) throw refuseFields({ name: 'passkeys_full' });
  return {
    rp: { id: party.id, name: merchant.name },
    user: { id: userHandle(member), name: member.account, displayName: member.nickname },
    challenge: await makeChallenge(visit, `add:${member.id}`),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: mine.filter(({ rpId }) => rpId === party.id).map(passkeyNamed),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  };
};

const verify = async (
  visit: MemberVisit,
  { response: { clientDataJSON, attestationObject }, ...credential }: PasskeyAttestation,
): Promise<VerifiedRegistrationResponse> => {
  const { id, origins } = relyingParty(visit);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    return await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => spendChallenge(visit, `add:${visit.session.member.id}`, challenge),
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  } catch {
    return { verified: false };
  }
};

export const addPasskey = async (
  visit: MemberVisit,
  { name, attestation }: { readonly name: string; readonly attestation: PasskeyAttestation },
): Promise<PasskeyEntry> => {
  const {
    platform,
    merchant,
    session: { member },
    at,
  } = visit;
  const { verified, registrationInfo } = await verify(visit, attestation);
  if (!verified) throw refuseFields({ attestation: 'passkey_refused' });
  const { credential, credentialBackedUp } = registrationInfo;
  const [added] = await platform.db
    .insert(passkeys)
    .values({
      id: credential.id,
      memberId: member.id,
      merchant: merchant.code,
      rpId: relyingParty(visit).id,
      name: name.trim() || merchant.name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (attestation.response.transports ?? []).filter(isTransport),
      backedUp: credentialBackedUp,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (added === undefined) throw refuse('replayed', 409, 'This passkey is here already');
  await renewSession(visit);
  await tellMember(visit, `The passkey "${added.name}" was added to ${member.account}.`);
  return passkeyEntry(added);
};

/** Removing twice is as good as once. */
export const removePasskey = async (visit: MemberVisit, { id }: { readonly id: string }): Promise<null> => {
  const {
    platform,
    session: { member },
  } = visit;
  const [removed] = await platform.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, member.id)))
    .returning();
  if (removed !== undefined)
    await tellMember(visit, `The passkey "${removed.name}" was removed from ${member.account}.`);
  return null;
};
