import { fromPromise } from 'xstate';
import { passwordRecoveryMachine, type RecoveryValues } from '#machines/password-recovery/password-recovery.machine.ts';
import { passwordEmail, passwordPhone } from '#schemas/calls/account.ts';
import { textValue } from '#src/lib/text-value.ts';
import type { AuthParts } from '../auth-parts.ts';

/** Creates the recovery machine, connected to the platform. It expects values that the form has checked against the platform's rules. */
export const createRecoveryMachine = ({ mutateCall }: AuthParts) =>
  passwordRecoveryMachine.provide({
    actors: {
      askForMail: fromPromise<void, RecoveryValues>(async ({ input }) => {
        await mutateCall(passwordEmail, { username: textValue(input, 'username'), email: textValue(input, 'email') });
      }),
      resetByPhone: fromPromise<void, RecoveryValues>(async ({ input }) => {
        const countryDialingCode = textValue(input, 'countryDialingCode');
        await mutateCall(passwordPhone, {
          newPassword: textValue(input, 'newPassword'),
          mobileNum: textValue(input, 'mobileNum'),
          verificationCode: textValue(input, 'verificationCode'),
          ...(countryDialingCode === '' ? {} : { countryDialingCode }),
        });
      }),
    },
  });
