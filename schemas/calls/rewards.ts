import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { paging, totalPages } from '../paging.ts';
import { claimReceipt, reward } from '../rewards.ts';
import { code, input } from './input.ts';
import { BONUS_STALES } from './stales.ts';

/** The member's rewards, newest first. `count` is the total number of rewards that can be claimed now. */
export const rewards = endpoint({
  name: 'rewards.list',
  requirement: 'rewards.calls',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewards',
  token: 'needed',
  input: input(paging),
  output: Type.Object({ count: Type.Integer({ minimum: 0 }), list: Type.Array(reward), totalPages }),
});

/** Pays a reward; each reward can be claimed once. */
export const claimReward = endpoint({
  name: 'rewards.claim',
  requirement: 'rewards.calls',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReward',
  token: 'needed',
  idempotent: true,
  input: input({ id: code }),
  output: claimReceipt,
  stales: [...BONUS_STALES, 'rewards.list', 'referral.referral', 'profile.profile', 'member.rank'],
});
