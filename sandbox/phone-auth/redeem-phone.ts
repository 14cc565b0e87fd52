import { refuse } from '../http/refuse.ts';
import { targetOf } from '../codes/target-of.ts';
import type { Visit } from '../visit.ts';

interface Proved {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly firebaseIdToken: string;
}

/** A token of the provider in the place of a verification code. Throws unless it proves this very number. */
export const redeemPhone = (
  { platform, merchant }: Visit,
  { mobileNum, countryDialingCode, firebaseIdToken }: Proved,
): void => {
  const identity = platform.phoneProvider.tokens.redeem(
    firebaseIdToken,
    (told) => told.merchant === merchant.code && told.channel === 'sms',
  );
  if (identity?.channel !== 'sms')
    throw refuse('code_expired', 422, 'What the provider confirmed has run out', {
      fields: { verificationCode: 'code_expired' },
    });
  if (identity.phoneNumber !== `+${targetOf({ mobileNum, countryDialingCode })}`)
    throw refuse('code_wrong', 422, 'The provider confirmed another number', {
      fields: { verificationCode: 'code_wrong' },
    });
};
