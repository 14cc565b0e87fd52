import { createCipheriv, randomBytes } from 'node:crypto';

/** An address as the service lookup answers it: DES in base64, then the eight characters of its key. Whoever has the path can read it. */
export const encryptedPath = (address: string, key = randomBytes(4).toString('hex')): string => {
  // One key three times makes triple DES what OpenSSL no longer has under its own name.
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null);
  return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key;
};
