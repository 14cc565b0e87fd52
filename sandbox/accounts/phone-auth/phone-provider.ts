import { inMemory } from '#sandbox/kernel/core/kernel.ts';
import { createOneTimeTokens, type OneTimeTokens } from '#sandbox/kernel/tokens/one-time-tokens.ts';
import { createProviderCodes, type ProviderCodes } from './provider-codes.ts';

/** What the provider confirms about a user who has signed in. It is valid for one merchant. */
export type Identity = { readonly merchant: string } & (
  | { readonly channel: 'google' | 'facebook'; readonly email: string; readonly emailVerified: boolean }
  /** `phoneNumber` is in E.164 format. */
  | { readonly channel: 'sms'; readonly phoneNumber: string }
);
export type ProviderChannel = Identity['channel'];

/** The simulated phone-authentication provider, which stores its state in memory. */
export interface PhoneProvider {
  readonly codes: ProviderCodes;
  readonly tokens: OneTimeTokens<Identity>;
}

export const phoneProviderOf = inMemory(({ now }): PhoneProvider => ({
  codes: createProviderCodes(now),
  tokens: createOneTimeTokens(now),
}));
