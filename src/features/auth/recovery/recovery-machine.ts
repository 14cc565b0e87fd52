import { fromPromise } from 'xstate';
import { passwordRecoveryMachine, type RecoveryValues } from '#machines/password-recovery/password-recovery.machine.ts';
import { passwordEmail, passwordPhone } from '#schemas/calls/account.ts';
import type { InputOf } from '#schemas/call.ts';
import type { AuthParts } from '../auth-parts.ts';

/** The machine of recovery, wired to the platform. The form was checked by the platform's own rules before its values come here. */
export const createRecoveryMachine = ({ mutateCall }: AuthParts) =>
  passwordRecoveryMachine.provide({
    actors: {
      askForMail: fromPromise<void, RecoveryValues>(async ({ input }) => {
        const asked: unknown = input;
        await mutateCall(passwordEmail, asked as InputOf<typeof passwordEmail>);
      }),
      resetByPhone: fromPromise<void, RecoveryValues>(async ({ input }) => {
        const asked: unknown = input;
        await mutateCall(passwordPhone, asked as InputOf<typeof passwordPhone>);
      }),
    },
  });
