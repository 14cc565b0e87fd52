import { createCipheriv } from 'node:crypto';
import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { decryptDesEcb } from './des-ecb.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Encrypts with DES. Node supports only triple DES, which is the same as DES if all three keys are equal. */
const encrypted = (plain: Uint8Array, key: Uint8Array) => {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return new Uint8Array(Buffer.concat([cipher.update(plain), cipher.final()]));
};

test('the example of the specification is decrypted [service.cipher]', () => {
  expect(decryptDesEcb(fromBase64('AMSSoqUcylyyHc95ZYKZUeOekJE8a645'), bytes('abcdefgh'))).toEqual(
    bytes('https://cs.example/x'),
  );
});

test('any text encrypted by OpenSSL is decrypted [service.cipher]', () => {
  const bytesOf = (minLength: number, maxLength: number) => fc.uint8Array({ minLength, maxLength });
  fc.assert(
    fc.property(bytesOf(0, 60), bytesOf(8, 8), (plain, key) => {
      expect(decryptDesEcb(encrypted(plain, key), key)).toEqual(plain);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['a key of seven bytes', encrypted(bytes('plain'), bytes('abcdefgh')), 'abcdefg'],
  ['a wrong key', encrypted(bytes('plain'), bytes('abcdefgh')), 'hgfedcba'],
  ['a truncated text', encrypted(bytes('plain'), bytes('abcdefgh')).subarray(0, 7), 'abcdefgh'],
  ['an empty text', new Uint8Array(), 'abcdefgh'],
])('decryption fails for %s [service.cipher]', (_what, text, key) => {
  expect(decryptDesEcb(text, bytes(key))).toBeNull();
});
