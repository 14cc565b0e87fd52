import { randomBytes, randomInt } from 'node:crypto';
import { providerError } from '#sandbox/kernel/scenarios/provider-error.ts';

interface SentCode {
  readonly merchant: string;
  readonly phoneNumber: string;
  readonly code: string;
  readonly sentAt: number;
  tries: number;
}

export interface ProviderCodes {
  /** Creates a code. Returns the code, which must be sent only to the phone, and the id for confirming it. Throws a provider error. */
  send(merchant: string, phoneNumber: string): { readonly verificationId: string; readonly code: string };
  /** Checks a code, once, and returns the phone number that it proves. Throws a provider error. */
  confirm(merchant: string, verificationId: string, code: string): string;
}

const LIFETIME_MS = 5 * 60 * 1000;
const MAX_ATTEMPTS = 5;
const MAX_PER_NUMBER = 5;
const MAX_CODES = 10_000;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Manages the SMS codes of the simulated provider. A number gets at most five codes in five minutes, and each code has five attempts. */
export const createProviderCodes = (now: () => number): ProviderCodes => {
  const sent = new Map<string, SentCode>();
  const sweep = (): void => {
    for (const [id, { sentAt }] of sent) if (sentAt + LIFETIME_MS <= now() || sent.size >= MAX_CODES) sent.delete(id);
  };
  return {
    send: (merchant, phoneNumber) => {
      if (phoneNumber.replace('+', '') === '') throw providerError('missing-phone-number');
      if (!E164.test(phoneNumber)) throw providerError('invalid-phone-number');
      sweep();
      const theirs = [...sent.values()].filter((one) => one.merchant === merchant && one.phoneNumber === phoneNumber);
      if (theirs.length >= MAX_PER_NUMBER) throw providerError('too-many-requests');
      const verificationId = randomBytes(24).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      sent.set(verificationId, { merchant, phoneNumber, code, sentAt: now(), tries: 0 });
      return { verificationId, code };
    },
    confirm: (merchant, verificationId, code) => {
      if (code === '') throw providerError('missing-verification-code');
      const found = sent.get(verificationId);
      if (
        found === undefined ||
        found.merchant !== merchant ||
        found.sentAt + LIFETIME_MS <= now() ||
        found.tries >= MAX_ATTEMPTS
      )
        throw providerError('code-expired');
      found.tries += 1;
      if (found.code !== code.trim()) throw providerError('invalid-verification-code');
      found.tries = MAX_ATTEMPTS;
      return found.phoneNumber;
    },
  };
};
