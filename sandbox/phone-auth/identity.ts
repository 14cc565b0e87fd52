/** What the provider says of who signed in. */
type Signed =
  | { readonly channel: 'google' | 'facebook'; readonly email: string; readonly emailVerified: boolean }
  /** `phoneNumber` as E.164. */
  | { readonly channel: 'sms'; readonly phoneNumber: string };

/** It says so to one merchant. */
export type Identity = Signed & { readonly merchant: string };
export type Channel = Identity['channel'];
