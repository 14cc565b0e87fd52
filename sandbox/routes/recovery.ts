import { passwordEmail, passwordPhone } from '#schemas/calls/account.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { recoverByMail, recoverByPhone } from '#sandbox/accounts/recovery/recover.ts';

export const recoveryRoutes: readonly Route[] = [
  defineRoute(passwordEmail, (input, context) => recoverByMail(context, input)),
  defineRoute(passwordPhone, (input, context) => recoverByPhone(context, input)),
];
