import { createHash } from 'node:crypto';

/** Hashes secrets with enough entropy, such as session tokens. Passwords use scrypt. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
