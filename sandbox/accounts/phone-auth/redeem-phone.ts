import { phoneProviderOf } from './phone-provider.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { phoneTarget } from '#sandbox/accounts/codes/phone-target.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

interface ProvenPhone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly firebaseIdToken: string;
}

/** Redeems a provider token in place of a verification code. Throws unless the token proves this phone number. */
export const redeemPhoneToken = (
  { kernel, merchant }: RequestContext,
  { mobileNum, countryDialingCode, firebaseIdToken }: ProvenPhone,
): void => {
  const identity = phoneProviderOf(kernel).tokens.redeem(
    firebaseIdToken,
    (claims) => claims.merchant === merchant.code && claims.channel === 'sms',
  );
  if (identity?.channel !== 'sms')
    throw createProblem('code_expired', 422, 'The confirmation of the provider has expired', {
      fields: { verificationCode: 'code_expired' },
    });
  if (identity.phoneNumber !== `+${phoneTarget({ mobileNum, countryDialingCode })}`)
    throw createProblem('code_wrong', 422, 'The provider confirmed another number', {
      fields: { verificationCode: 'code_wrong' },
    });
};
