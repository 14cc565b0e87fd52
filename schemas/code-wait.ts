import type { CodeReceipt } from './site-status.ts';

const MINUTE_MS = 60_000;

/** How long the platform lets nobody ask for another code, in milliseconds. */
export const codeWaitMs = ({ expiredMinutes = 1 }: CodeReceipt): number => expiredMinutes * MINUTE_MS;
