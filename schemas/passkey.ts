import { Type, type Static } from 'typebox';
import { oneOf } from './wire.ts';

/** Bytes in base64url, as WebAuthn's JSON forms have them. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof TRANSPORTS)[number];

const CREDENTIAL_ID = 1400;
const kind = Type.Literal('public-key');
const verification = oneOf(['preferred', 'required', 'discouraged']);
const known = Type.Array(
  Type.Object({ id: bytes(CREDENTIAL_ID), type: kind, transports: Type.Array(oneOf(TRANSPORTS)) }),
  { maxItems: 100 },
);
const timeout = Type.Integer({ minimum: 0, description: 'Milliseconds.' });
const rpId = Type.String({ minLength: 1, maxLength: 253 });

/** What a browser is asked to sign with a passkey; an empty `allowCredentials` lets the player choose among all that this site has. */
export const passkeyRequest = Type.Object({
  challenge: bytes(200),
  rpId,
  timeout,
  userVerification: verification,
  allowCredentials: known,
});
export type PasskeyRequest = Static<typeof passkeyRequest>;

/** What a browser is asked to make a passkey from. */
export const passkeyCreation = Type.Object({
  rp: Type.Object({ id: rpId, name: Type.String({ maxLength: 255 }) }),
  user: Type.Object({
    id: bytes(100),
    name: Type.String({ maxLength: 255 }),
    displayName: Type.String({ maxLength: 255 }),
  }),
  challenge: bytes(200),
  pubKeyCredParams: Type.Array(Type.Object({ type: kind, alg: Type.Integer() })),
  timeout,
  excludeCredentials: known,
  authenticatorSelection: Type.Object({
    residentKey: oneOf(['required', 'preferred', 'discouraged']),
    requireResidentKey: Type.Boolean(),
    userVerification: verification,
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreation = Static<typeof passkeyCreation>;

const credential = {
  id: bytes(CREDENTIAL_ID),
  rawId: bytes(CREDENTIAL_ID),
  type: kind,
  clientExtensionResults: Type.Unknown(),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 60 })),
};

/** The browser's answer to a `passkeyCreation`. */
export const passkeyAttestation = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
  }),
});
export type PasskeyAttestation = Static<typeof passkeyAttestation>;

/** The browser's answer to a `passkeyRequest`. */
export const passkeyAssertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
});
export type PasskeyAssertion = Static<typeof passkeyAssertion>;
