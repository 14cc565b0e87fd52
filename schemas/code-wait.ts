import type { CodeReceipt } from './site-status.ts';

const MINUTE_MS = 60_000;

/** Returns for how long the platform refuses to send another code, in milliseconds. */
export const codeWaitMs = ({ expiredMinutes = 1 }: CodeReceipt): number => expiredMinutes * MINUTE_MS;
