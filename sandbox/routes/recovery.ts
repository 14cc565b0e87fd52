import { passwordEmail, passwordPhone } from '#schemas/calls/account.ts';
import { defineRoute } from '../route.ts';
import type { Route } from '../route.ts';
import { recoverByMail, recoverByPhone } from '../recovery/recover.ts';

export const recoveryRoutes: readonly Route[] = [
  defineRoute(passwordEmail, (input, context) => recoverByMail(context, input)),
  defineRoute(passwordPhone, (input, context) => recoverByPhone(context, input)),
];
