import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { paging, totalPages } from '../paging.ts';
import { invitation, referralTerms } from '../referral.ts';
import { amount } from '../wire.ts';
import { code, input } from './input.ts';

const count = Type.Integer({ minimum: 0 });

/**
 * The member's invitation code and its results: `count` friends have registered, and `deposited` of them have made a deposit. `bonus` is the amount
 * claimed so far, and `claimable` the amount that can be claimed. The list is one page of friends, newest first.
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
