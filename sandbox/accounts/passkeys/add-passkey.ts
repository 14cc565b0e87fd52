import type { VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { TRANSPORTS, type PasskeyAttestation, type PasskeyCreation, type Transport } from '#schemas/passkey.ts';
import type { PasskeyEntry } from '#schemas/two-step.ts';
import { passkeys } from '#sandbox/db/schema.ts';
import { createProblem, createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { renewSession } from '#sandbox/accounts/sessions/renew-session.ts';
import { tellChange } from '#sandbox/accounts/two-step/tell-change.ts';
import { proveForPasskey, type MemberProof } from '#sandbox/accounts/two-step/prove-member.ts';
import { notifyMember } from '#sandbox/accounts/two-step/reauthenticate.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { CHALLENGE_MS, createChallenge, consumeChallenge } from './challenges.ts';
import { toPasskeyEntry, toCredentialDescriptor, findPasskeys } from './find-passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { userHandle } from './user-handle.ts';

const MAX_PASSKEYS = 20;
/** The COSE ids of EdDSA, ES256 and RS256. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];

const isTransport = (name: string): name is Transport => (TRANSPORTS as readonly string[]).includes(name);

export const passkeyOptions = async (context: MemberContext, proof: MemberProof): Promise<PasskeyCreation> => {
  const {
    kernel,
    merchant,
    session: { member },
  } = context;
  await proveForPasskey(context, proof);
  const party = relyingParty(context);
  const mine = await findPasskeys(kernel.db, member.id);
  if (mine.length >= MAX_PASSKEYS) throw createFieldProblem({ name: 'passkeys_full' });
  return {
    rp: { id: party.id, name: merchant.name },
    user: { id: userHandle(member), name: member.account, displayName: member.nickname },
    challenge: await createChallenge(context, `add:${member.id}`),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: mine.filter(({ rpId }) => rpId === party.id).map(toCredentialDescriptor),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  };
};

const verify = async (
  context: MemberContext,
  { response: { clientDataJSON, attestationObject }, ...credential }: PasskeyAttestation,
): Promise<VerifiedRegistrationResponse> => {
  const { id, origins } = relyingParty(context);
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
      expectedChallenge: (challenge) => consumeChallenge(context, `add:${context.session.member.id}`, challenge),
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
  context: MemberContext,
  { name, attestation }: { readonly name: string; readonly attestation: PasskeyAttestation },
): Promise<PasskeyEntry> => {
  const {
    kernel,
    merchant,
    session: { member },
    at,
  } = context;
  const { verified, registrationInfo } = await verify(context, attestation);
  if (!verified) throw createFieldProblem({ attestation: 'passkey_refused' });
  const { credential, credentialBackedUp } = registrationInfo;
  const [added] = await kernel.db
    .insert(passkeys)
    .values({
      id: credential.id,
      memberId: member.id,
      merchant: merchant.code,
      rpId: relyingParty(context).id,
      name: name || merchant.name,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (attestation.response.transports ?? []).filter(isTransport),
      backedUp: credentialBackedUp,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (added === undefined) throw createProblem('replayed', 409, 'This passkey is already registered');
  await renewSession(context);
  await tellChange(context, 'passkey');
  return toPasskeyEntry(added);
};

/** Removes a passkey. Removing an unknown one also succeeds, so that the call is safe to repeat. */
export const removePasskey = async (context: MemberContext, { id }: { readonly id: string }): Promise<null> => {
  const {
    kernel,
    session: { member },
  } = context;
  const [removed] = await kernel.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, member.id)))
    .returning();
  if (removed !== undefined)
    await notifyMember(context, `The passkey "${removed.name}" was removed from ${member.account}.`);
  return null;
};
