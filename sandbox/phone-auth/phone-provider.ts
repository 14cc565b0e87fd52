import { createOnceTokens, type OnceTokens } from '../once-tokens.ts';
import type { Identity } from './identity.ts';
import { createProviderCodes, type ProviderCodes } from './provider-codes.ts';

/** The phone-authentication provider in small. */
export interface PhoneProvider {
  readonly codes: ProviderCodes;
  readonly tokens: OnceTokens<Identity>;
}

export const createPhoneProvider = (now: () => number): PhoneProvider => ({
  codes: createProviderCodes(now),
  tokens: createOnceTokens(now),
});
