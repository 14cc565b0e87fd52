import { createHash } from 'node:crypto';

/** For secrets with enough randomness of their own, such as session tokens. Passwords go through scrypt. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
