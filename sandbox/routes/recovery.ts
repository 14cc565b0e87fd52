import { passwordEmail, passwordPhone } from '#schemas/calls/account.ts';
import { answer } from '../answer.ts';
import type { Route } from '../answer.ts';
import { recoverByMail, recoverByPhone } from '../recovery/recover.ts';

export const recoveryRoutes: readonly Route[] = [
  answer(passwordEmail, (input, visit) => recoverByMail(visit, input)),
  answer(passwordPhone, (input, visit) => recoverByPhone(visit, input)),
];
