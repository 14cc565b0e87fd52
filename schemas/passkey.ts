import { Type, type Static } from 'typebox';
import { oneOf } from './wire.ts';

/** Creates the schema of bytes as base64url, as in WebAuthn's JSON. */
const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof TRANSPORTS)[number];

const MAX_CREDENTIAL_ID_LENGTH = 1400;
const kind = Type.Literal('public-key');
const verification = oneOf(['preferred', 'required', 'discouraged']);
const knownCredentials = Type.Array(
  Type.Object({ id: base64url(MAX_CREDENTIAL_ID_LENGTH), type: kind, transports: Type.Array(oneOf(TRANSPORTS)) }),
  { maxItems: 100 },
);
const timeout = Type.Integer({ minimum: 0, description: 'Milliseconds.' });
const rpId = Type.String({ minLength: 1, maxLength: 253 });

/** Options for signing with a passkey. If `allowCredentials` is empty, the player can choose any passkey of this site. */
export const passkeyRequest = Type.Object({
  challenge: base64url(200),
  rpId,
  timeout,
  userVerification: verification,
  allowCredentials: knownCredentials,
});
export type PasskeyRequest = Static<typeof passkeyRequest>;

/** Options for creating a passkey. */
export const passkeyCreation = Type.Object({
  rp: Type.Object({ id: rpId, name: Type.String({ maxLength: 255 }) }),
  user: Type.Object({
    id: base64url(100),
    name: Type.String({ maxLength: 255 }),
    displayName: Type.String({ maxLength: 255 }),
  }),
  challenge: base64url(200),
  pubKeyCredParams: Type.Array(Type.Object({ type: kind, alg: Type.Integer() })),
  timeout,
  excludeCredentials: knownCredentials,
  authenticatorSelection: Type.Object({
    residentKey: oneOf(['required', 'preferred', 'discouraged']),
    requireResidentKey: Type.Boolean(),
    userVerification: verification,
  }),
  attestation: Type.Literal('none'),
});
export type PasskeyCreation = Static<typeof passkeyCreation>;

const credential = {
  id: base64url(MAX_CREDENTIAL_ID_LENGTH),
  rawId: base64url(MAX_CREDENTIAL_ID_LENGTH),
  type: kind,
  clientExtensionResults: Type.Unknown(),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 60 })),
};

/** The browser's response to a `passkeyCreation`. */
export const passkeyAttestation = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(65_536),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 })),
  }),
});
export type PasskeyAttestation = Static<typeof passkeyAttestation>;

/** The browser's response to a `passkeyRequest`. */
export const passkeyAssertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
});
export type PasskeyAssertion = Static<typeof passkeyAssertion>;
