import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { paging, totalPages } from '../paging.ts';
import { invitation, referralTerms } from '../referral.ts';
import { amount } from '../wire.ts';
import { code, input } from './input.ts';

const count = Type.Integer({ minimum: 0 });

/**
 * The member's code and its results: `count` friends have registered and `deposited` of them have deposited; `bonus` has been claimed and `claimable`
 * can be claimed. The list is a page of friends, newest first.
 */
export const referral = endpoint({
  name: 'referral.referral',
  requirement: 'referral.calls',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  token: 'needed',
  input: input(paging),
  output: Type.Object({
    referralCode: code,
    count,
    deposited: count,
    bonus: amount,
    claimable: amount,
    terms: referralTerms,
    list: Type.Array(invitation),
    totalPages,
  }),
});
