import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { helpArticle } from '../help-article.ts';
import { codeReceipt, domainRoutes, serviceVersion } from '../site-status.ts';
import { oneOf } from '../wire.ts';
import { countryDialingCode, anyOutput, human, input, mobileNum, noInput, text, typedText } from './input.ts';

export const domainRoute = endpoint({
  name: 'common.domainRoute',
  requirement: 'calls.common.domain-route',
  method: 'GET',
  path: '/wps/system/domainRoute',
  input: noInput,
  output: domainRoutes,
});

export const smsRegister = endpoint({
  name: 'common.smsRegister',
  requirement: 'calls.common.sms-register',
  method: 'POST',
  path: '/wps/verification/sms/register',
  input: input({ registerType: oneOf(['username', 'mobileNum']), mobileNum, countryDialingCode, human }),
  output: codeReceipt,
});

export const feedback = endpoint({
  name: 'common.feedback',
  requirement: 'calls.common.feedback',
  method: 'PUT',
  path: '/wps/feedback',
  token: 'sent',
  input: input({ questionType: text(40), content: typedText('lines', 2000) }),
  output: anyOutput,
});

export const unread = endpoint({
  name: 'common.unread',
  requirement: 'calls.common.unread',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: 'needed',
  openTo: ['trial'],
  input: noInput,
  output: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
});

export const help = endpoint({
  name: 'common.help',
  requirement: 'calls.common.help',
  method: 'GET',
  path: '/wps/system/helpCenter',
  input: noInput,
  output: Type.Array(helpArticle),
});

export const service = endpoint({
  name: 'common.service',
  requirement: 'calls.common.service',
  method: 'GET',
  path: '/wps/relay/CSP_getServicePath',
  input: input({ level: oneOf(['VIP', 'LIVE']) }),
  output: serviceVersion,
});
