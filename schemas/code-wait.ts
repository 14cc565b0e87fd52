import type { CodeReceipt } from './site-status.ts';

const MINUTE_MS = 60_000;

/** Returns the time in milliseconds for which the platform refuses to send another code. */
export const codeWaitMs = ({ expiredMinutes = 1 }: CodeReceipt): number => expiredMinutes * MINUTE_MS;
