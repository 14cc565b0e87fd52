import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '#schemas/passkey.ts';

type Cbor = string | number | Uint8Array | ReadonlyMap<string | number, Cbor>;

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};

/** Encodes the part of CBOR that an attestation needs. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])]);
};

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

interface SigningOptions {
  /** The origin that the browser reports. */
  readonly origin: string;
  /** Whether the user was verified by fingerprint, face or PIN. */
  readonly verified?: boolean;
  /** Signs for a host other than the requested one, as a phishing page would. */
  readonly rpId?: string;
  /** Does not advance the counter, as a cloned key would. */
  readonly stale?: boolean;
}

export interface SoftwareAuthenticator {
  readonly create: (options: PasskeyCreation, manner: SigningOptions) => PasskeyAttestation;
  readonly get: (request: PasskeyRequest, manner: SigningOptions) => PasskeyAssertion;
}

/** Creates a software security key with one P-256 key, for tests. It signs anything, including invalid requests. */
export const createSoftwareAuthenticator = (): SoftwareAuthenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const coseKey = (key: KeyObject): Buffer => {
    const { x = '', y = '' } = key.export({ format: 'jwk' });
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  };
  const authenticatorData = (
    rpId: string,
    { verified = true, stale = false }: SigningOptions,
    made: Uint8Array = Buffer.alloc(0),
  ): Buffer => {
    if (!stale) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (verified ? 0x04 : 0) | (made.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, made]);
  };
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    create: ({ rp, user, challenge }, manner) => {
      userHandle = user.id;
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, Cbor>()],
          ['authData', authenticatorData(manner.rpId ?? rp.id, manner, made)],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, manner.origin)),
          attestationObject: text(attestation),
          transports: ['internal', 'hybrid', 'by-pigeon'],
        },
      };
    },
    get: ({ challenge, rpId }, manner) => {
      const data = authenticatorData(manner.rpId ?? rpId, manner);
      const client = clientData('webauthn.get', challenge, manner.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle,
        },
      };
    },
  };
};
