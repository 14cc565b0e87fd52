import { randomBytes, randomInt } from 'node:crypto';
import { providerError } from './provider-error.ts';

interface SentCode {
  readonly merchant: string;
  readonly phoneNumber: string;
  readonly code: string;
  readonly sentAt: number;
  tries: number;
}

export interface ProviderCodes {
  /** The id under which the code is confirmed, and the code, which goes to the phone only. Throws what the provider answers. */
  send(merchant: string, phoneNumber: string): { readonly verificationId: string; readonly code: string };
  /** The number that the code has proved, once. Throws what the provider answers. */
  confirm(merchant: string, verificationId: string, code: string): string;
}

const LIFE_MS = 5 * 60 * 1000;
const TRIES = 5;
const PER_NUMBER = 5;
const MOST = 10_000;
const E164 = /^\+[1-9]\d{6,14}$/;

/** SMS codes of the provider in small: five a number in five minutes, five tries each. */
export const createProviderCodes = (now: () => number): ProviderCodes => {
  const sent = new Map<string, SentCode>();
  const sweep = (): void => {
    for (const [id, { sentAt }] of sent) if (sentAt + LIFE_MS <= now() || sent.size >= MOST) sent.delete(id);
  };
  return {
    send: (merchant, phoneNumber) => {
      if (phoneNumber.replace('+', '') === '') throw providerError('missing-phone-number');
      if (!E164.test(phoneNumber)) throw providerError('invalid-phone-number');
      sweep();
      const theirs = [...sent.values()].filter((one) => one.merchant === merchant && one.phoneNumber === phoneNumber);
      if (theirs.length >= PER_NUMBER) throw providerError('too-many-requests');
      const verificationId = randomBytes(24).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      sent.set(verificationId, { merchant, phoneNumber, code, sentAt: now(), tries: 0 });
      return { verificationId, code };
    },
    confirm: (merchant, verificationId, code) => {
      if (code === '') throw providerError('missing-verification-code');
      const found = sent.get(verificationId);
      if (found === undefined || found.merchant !== merchant || found.sentAt + LIFE_MS <= now() || found.tries >= TRIES)
        throw providerError('code-expired');
      found.tries += 1;
      if (found.code !== code.trim()) throw providerError('invalid-verification-code');
      found.tries = TRIES;
      return found.phoneNumber;
    },
  };
};
