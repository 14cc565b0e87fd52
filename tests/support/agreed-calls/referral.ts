import type { AgreedCall } from './agreed-call.ts';

/** The agreed calls for invited friends. */
export const referralCalls: readonly AgreedCall[] = [
  [
    'referral.calls',
    'GET',
    '/wps/relay/MCSFE_getReferral',
    't',
    'pageNo pageSize',
    'referralCode count deposited bonus claimable terms list totalPages',
  ],
];
