import { createHash } from 'node:crypto';

/** Returns a short hash of content for URLs. It has 64 bits, which is enough to distinguish releases. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Returns a CSP source expression: `'sha256-…'`. */
export const cspHash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
