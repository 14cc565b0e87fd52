import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { message as messageFields, messageFilter } from '../messages.ts';
import { pageOf, paging } from '../paging.ts';
import { anyOutput, code, input, noInput } from './input.ts';

const LISTED = ['messages.list', 'common.unread'];
const CHANGED = [...LISTED, 'messages.message'];

/** Lists the member's messages, newest first. Without a filter, all messages are listed. */
export const messages = endpoint({
  name: 'messages.list',
  requirement: 'messages.calls',
  method: 'GET',
  path: '/wps/relay/CSP_getMessages',
  token: 'needed',
  input: input({ ...paging, filter: Type.Optional(messageFilter) }),
  output: pageOf(messageFields),
});

export const message = endpoint({
  name: 'messages.message',
  requirement: 'messages.calls',
  method: 'GET',
  path: '/wps/relay/CSP_getMessage',
  token: 'needed',
  input: input({ id: code }),
  output: messageFields,
});

export const readMessage = endpoint({
  name: 'messages.read',
  requirement: 'messages.calls',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  token: 'needed',
  input: input({ id: code }),
  output: anyOutput,
  stales: CHANGED,
});

export const readAllMessages = endpoint({
  name: 'messages.readAll',
  requirement: 'messages.calls',
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  token: 'needed',
  input: noInput,
  output: anyOutput,
  stales: CHANGED,
});

/** Deletes messages of the member. Unknown ids and ids of other members' messages are ignored. */
export const deleteMessages = endpoint({
  name: 'messages.delete',
  requirement: 'messages.calls',
  method: 'POST',
  path: '/wps/relay/CSP_deleteMessage',
  token: 'needed',
  input: input({ ids: Type.Array(code, { minItems: 1, maxItems: 100 }) }),
  output: anyOutput,
  stales: LISTED,
});
