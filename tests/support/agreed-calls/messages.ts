import type { AgreedCall } from './agreed-call.ts';

/** The agreed calls for a member's messages. */
export const messageCalls: readonly AgreedCall[] = [
  ['messages.calls', 'GET', '/wps/relay/CSP_getMessages', 't', 'pageNo pageSize filter?', 'list totalPages'],
  ['messages.calls', 'GET', '/wps/relay/CSP_getMessage', 't', 'id', 'id title content time read'],
  ['messages.calls', 'POST', '/wps/relay/CSP_readMessage', 't', 'id', ''],
  ['messages.calls', 'POST', '/wps/relay/CSP_readAllMessages', 't', '', ''],
  ['messages.calls', 'POST', '/wps/relay/CSP_deleteMessage', 't', 'ids', ''],
];
