import { fromPromise } from 'xstate';
import { smsCodeMachine, type CodeReceipt, type SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { smsNoLogin } from '#schemas/calls/account.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import { codeWaitMs } from '#schemas/code-wait.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { withHumanVerification, type AuthParts, type CodePurpose } from './auth-parts.ts';

const sendCode = async (mutateCall: MutateCall, purpose: CodePurpose, to: SendCodeInput): Promise<CodeReceipt> => {
  const receipt =
    purpose === 'login' || purpose === 'recovery'
      ? await mutateCall(smsNoLogin, { ...to, purpose })
      : await mutateCall(smsRegister, { ...to, registerType: purpose === 'registerMobile' ? 'mobileNum' : 'username' });
  const waitMs = codeWaitMs(receipt);
  return { waitMs, readyAt: platformNow() + waitMs };
};

/** Creates the machine that sends the codes for one purpose, connected to the platform. */
export const createSmsCodeMachine = (parts: AuthParts, purpose: CodePurpose) =>
  smsCodeMachine.provide({
    actors: {
      proveHuman: fromPromise<SendCodeInput, SendCodeInput>(({ input }) => withHumanVerification(parts, 'sms', input)),
      sendCode: fromPromise<CodeReceipt, SendCodeInput>(({ input }) => sendCode(parts.mutateCall, purpose, input)),
    },
  });
