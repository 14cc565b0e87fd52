import { createHash } from 'node:crypto';

/** Hashes a secret that cannot be guessed, such as a session token. Passwords are hashed with scrypt instead. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
