import { createIdTokens, type IdTokens } from './id-tokens.ts';
import { createProviderCodes, type ProviderCodes } from './provider-codes.ts';

/** The phone-authentication provider in small. */
export interface PhoneProvider {
  readonly codes: ProviderCodes;
  readonly tokens: IdTokens;
}

export const createPhoneProvider = (now: () => number): PhoneProvider => ({ codes: createProviderCodes(now), tokens: createIdTokens(now) });
