import { createHash } from 'node:crypto';

/** Short content hash for addresses: 64 bits, enough to distinguish releases. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** A source expression for CSP: `'sha256-…'`. */
export const cspHash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
