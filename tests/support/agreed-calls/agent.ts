import type { AgreedCall } from './agreed-call.ts';

/** The agreed calls of agents. */
export const agentCalls: readonly AgreedCall[] = [
  [
    'calls.agent.reports',
    'GET',
    '/wps/agent/overview',
    't',
    'from to',
    'teamSize newMembers activeMembers teamBalance deposits withdrawals bets payouts bonuses profitLoss',
  ],
  ['calls.agent.reports', 'GET', '/wps/agent/downlines', 't', 'account? search? pageNo pageSize', 'list totalPages'],
  [
    'calls.agent.reports',
    'GET',
    '/wps/agent/bets',
    't',
    'from to account? gameCategory? vassalage? pageNo pageSize',
    'list totalPages totals',
  ],
  ['calls.agent.reports', 'GET', '/wps/agent/loss', 't', 'from to account? pageNo pageSize', 'list totalPages totals'],
  ['calls.agent.reports', 'GET', '/wps/agent/income', 't', 'from to pageNo pageSize', 'list totalPages totals'],
  [
    'calls.agent.reports',
    'GET',
    '/wps/agent/transactions',
    't',
    'from to account? type? pageNo pageSize',
    'list totalPages totals',
  ],
  ['calls.agent.reports', 'GET', '/wps/agent/announcements', 't', 'pageNo pageSize', 'list totalPages'],
  [
    'calls.agent.register',
    'POST',
    '/wps/agent/downlines',
    't sealed',
    'accountType username password payeeName? rebate?',
    'id',
  ],
  ['calls.agent.register', 'GET', '/wps/agent/invite', 't', '', 'inviteCode url'],
  [
    'calls.agent.transfer',
    'POST',
    '/wps/relay/passwordCheck/MCS2_transferDownline',
    't sealed',
    'account amount paymentPassword',
    '',
  ],
  ['calls.agent.contracts', 'GET', '/wps/agent/contracts', 't', 'kind? role state? pageNo pageSize', 'list totalPages'],
  [
    'calls.agent.contracts',
    'GET',
    '/wps/agent/contracts/{kind}/records',
    't',
    'kind from to pageNo pageSize',
    'list totalPages totals',
  ],
];
