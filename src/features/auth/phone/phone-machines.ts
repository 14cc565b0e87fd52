import { createActor, fromPromise, type Actor } from 'xstate';
import type { Credentials } from '#machines/login/login.machine.ts';
import { phoneAuthMachine, type Identity, type WindowKind } from '#machines/phone-auth/phone-auth.machine.ts';
import { smsCodeMachine, type CodeReceipt, type SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { Problem } from '#schemas/problem.ts';
import type { AuthParts } from '../auth-parts.ts';
import type { FrameTexts } from '../connector/phone-frame.ts';
import { createPhoneProvider } from '../connector/phone-provider.ts';
import { e164 } from './e164.ts';
import type { PhonePage } from './phone-page.ts';

/** The machines that log in and register through the phone-authentication provider. */
export interface PhoneMachines {
  readonly createLogin: () => Actor<typeof phoneAuthMachine>;
  /** Brings the provider's open popup to the front. */
  readonly showWindow: () => void;
  /** Creates the machine that sends registration codes. */
  readonly createCode: () => Actor<typeof smsCodeMachine>;
  /** Confirms a code and returns the provider's token for the registration. The token is cached, because the provider accepts a code only once. */
  readonly confirmNumber: (code: string) => Promise<Identity>;
  /** Deletes the cached token; to be called when the platform has used or rejected it. */
  readonly forgetConfirmation: () => void;
  /** Sets the texts that are shown around the provider's frame. */
  readonly setFrameTexts: (texts: FrameTexts) => void;
}

const MINUTE_MS = 60_000;

const loginBy = (
  page: () => PhonePage,
  texts: () => FrameTexts,
  onCredentials: (credentials: Credentials) => void,
): Pick<PhoneMachines, 'createLogin' | 'showWindow'> => {
  const provider = createPhoneProvider(page, texts);
  const machine = phoneAuthMachine.provide({
    actors: {
      askInWindow: fromPromise<Identity, WindowKind>(({ input, signal }) => provider.askInWindow(input, signal)),
      sendCode: fromPromise<void, { readonly phoneNumber: string }>(({ input, signal }) =>
        provider.sendCode(input.phoneNumber, signal),
      ),
      confirmCode: fromPromise<Identity, { readonly code: string }>(({ input, signal }) =>
        provider.confirmCode(input.code, signal),
      ),
    },
  });
  return {
    createLogin: () => {
      const login = createActor(machine);
      login.subscribe(({ context: { identity } }) => {
        if (identity === null) return;
        login.send({ type: 'kind.leave' });
        onCredentials({ type: 'firebase', firebaseChannel: identity.channel, firebaseIdToken: identity.idToken });
      });
      return login;
    },
    showWindow: provider.showWindow,
  };
};

const registerBy = (
  page: () => PhonePage,
  texts: () => FrameTexts,
): Pick<PhoneMachines, 'createCode' | 'confirmNumber' | 'forgetConfirmation'> => {
  const provider = createPhoneProvider(page, texts);
  let confirmed: { readonly code: string; readonly identity: Identity } | null = null;
  const machine = smsCodeMachine.provide({
    actors: {
      // The provider runs its own human verification.
      proveHuman: fromPromise<SendCodeInput, SendCodeInput>(async ({ input }) => input),
      sendCode: fromPromise<CodeReceipt, SendCodeInput>(async ({ input, signal }) => {
        confirmed = null;
        await provider.sendCode(e164(input), signal);
        return { waitMs: MINUTE_MS, readyAt: platformNow() + MINUTE_MS };
      }),
    },
  });
  return {
    createCode: () => createActor(machine),
    confirmNumber: async (code) => {
      if (confirmed?.code !== code) confirmed = { code, identity: await provider.confirmCode(code) };
      return confirmed.identity;
    },
    forgetConfirmation: () => void (confirmed = null),
  };
};

export const createPhoneMachines = (
  parts: Pick<AuthParts, 'phone'>,
  onCredentials: (credentials: Credentials) => void,
): PhoneMachines => {
  let texts: FrameTexts = { title: '', close: '' };
  const getTexts = (): FrameTexts => texts;
  const page = (): PhonePage => {
    const found = parts.phone();
    if (found === null) throw new Problem({ code: 'phone_disabled', status: 0, message: '' });
    return found;
  };
  return {
    ...loginBy(page, getTexts, onCredentials),
    ...registerBy(page, getTexts),
    setFrameTexts: (next) => void (texts = next),
  };
};
