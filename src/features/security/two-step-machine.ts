import { fromPromise } from 'xstate';
import {
  twoStepSetupMachine,
  type AppSecret,
  type OwnPassword,
} from '#machines/two-step-setup/two-step-setup.machine.ts';
import { confirmTotp, startTotp } from '#schemas/calls/security.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';

/** Returns the password field of a request; empty for members without a password. */
export const passwordInput = (password: string | null): { readonly password?: string } =>
  password === null ? {} : { password };

/** Creates the machine that sets up two-step login, connected to the platform. */
export const createTwoStepMachine = (mutateCall: MutateCall) =>
  twoStepSetupMachine.provide({
    actors: {
      makeSecret: fromPromise<AppSecret, OwnPassword>(({ input }) =>
        mutateCall(startTotp, passwordInput(input.password)),
      ),
      confirmCode: fromPromise<readonly string[], { readonly code: string }>(
        async ({ input }) => (await mutateCall(confirmTotp, input)).recoveryCodes,
      ),
    },
  });
