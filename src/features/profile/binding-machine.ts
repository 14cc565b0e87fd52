import { fromPromise } from 'xstate';
import {
  contactBindingMachine,
  type Contact,
  type ContactProof,
  type SentCode,
} from '#machines/contact-binding/contact-binding.machine.ts';
import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from '#schemas/calls/profile.ts';
import { codeWaitMs } from '#schemas/code-wait.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';

const sendCode = async (mutateCall: MutateCall, to: Contact): Promise<SentCode> => {
  const receipt =
    to.kind === 'mobile'
      ? await mutateCall(sendMobileCode, { mobileNum: to.mobileNum, countryDialingCode: to.countryDialingCode })
      : await mutateCall(sendEmailCode, { email: to.email });
  return { to, readyAt: platformNow() + codeWaitMs(receipt) };
};

const bind = async (
  mutateCall: MutateCall,
  { to, verificationCode, password, proofCode }: ContactProof & { readonly to: Contact },
): Promise<void> => {
  const proof = {
    verificationCode,
    ...(password === null ? {} : { password }),
    ...(proofCode === null ? {} : { proofCode }),
  };
  if (to.kind === 'email') await mutateCall(bindEmail, { email: to.email, ...proof });
  else
    await mutateCall(bindMobile, {
      mobileNum: to.mobileNum,
      countryDialingCode: to.countryDialingCode,
      ...proof,
    });
};

/** Creates the machine that binds a mobile number or an email address to the account, connected to the platform. */
export const createBindingMachine = (mutateCall: MutateCall) =>
  contactBindingMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, Contact>(({ input }) => sendCode(mutateCall, input)),
      bind: fromPromise<void, ContactProof & { readonly to: Contact }>(({ input }) => bind(mutateCall, input)),
    },
  });
