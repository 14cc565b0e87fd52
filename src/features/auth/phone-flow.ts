import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { phoneAuthMachine, type Identity, type WindowKind } from '#machines/phone-auth/phone-auth.machine.ts';
import { smsCodeMachine, type CodeReceipt, type SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { Problem } from '#schemas/problem.ts';
import type { CodeActor } from './auth-flows.ts';
import type { AuthParts } from './auth-hub.ts';
import type { FrameWords } from './connector/phone-frame.ts';
import { createPhoneProvider } from './connector/phone-provider.ts';
import { e164 } from './e164.ts';
import type { LoginFlow } from './login-flow.ts';
import type { PhonePage } from './phone-page.ts';

/** What the phone-authentication provider does for logging in and for registering. Both outlive the form that uses them; each has a code and a countdown of its own. */
export interface PhoneFlow {
  readonly login: ActorRefFrom<typeof phoneAuthMachine>;
  /** Brings the provider's open window in front again. */
  readonly showWindow: () => void;
  /** Sends the codes of a registration. */
  readonly registerCode: CodeActor;
  /** What stands in the place of a registration's code. Asked again for the same code it is the same, as a code serves once. */
  readonly proveNumber: (code: string) => Promise<Identity>;
  /** The platform has used up what was proved, or refused it. */
  readonly forgetNumber: () => void;
  /** What the provider's frame is called, should it have to be shown. */
  readonly speak: (words: FrameWords) => void;
}

const MINUTE_MS = 60_000;

const loginBy = (
  page: () => PhonePage,
  words: () => FrameWords,
  submit: LoginFlow['submit'],
): Pick<PhoneFlow, 'login' | 'showWindow'> => {
  const provider = createPhoneProvider(page, words);
  const login = createActor(
    phoneAuthMachine.provide({
      actors: {
        askInWindow: fromPromise<Identity, WindowKind>(({ input, signal }) => provider.askInWindow(input, signal)),
        sendCode: fromPromise<void, { readonly phoneNumber: string }>(({ input, signal }) =>
          provider.sendCode(input.phoneNumber, signal),
        ),
        confirmCode: fromPromise<Identity, { readonly code: string }>(({ input, signal }) =>
          provider.confirmCode(input.code, signal),
        ),
      },
    }),
  );
  login.subscribe(({ context: { identity } }) => {
    if (identity === null) return;
    login.send({ type: 'kind.leave' });
    submit({ type: 'firebase', firebaseChannel: identity.channel, firebaseIdToken: identity.idToken });
  });
  login.start();
  return { login, showWindow: provider.showWindow };
};

const registerBy = (
  page: () => PhonePage,
  words: () => FrameWords,
): Pick<PhoneFlow, 'registerCode' | 'proveNumber' | 'forgetNumber'> => {
  const provider = createPhoneProvider(page, words);
  let proved: { readonly code: string; readonly identity: Identity } | null = null;
  const registerCode = createActor(
    smsCodeMachine.provide({
      actors: {
        // The provider looks for humans by itself.
        proveHuman: fromPromise<SendCodeInput, SendCodeInput>(async ({ input }) => input),
        sendCode: fromPromise<CodeReceipt, SendCodeInput>(async ({ input, signal }) => {
          proved = null;
          await provider.sendCode(e164(input), signal);
          return { waitMs: MINUTE_MS, readyAt: Date.now() + MINUTE_MS };
        }),
      },
    }),
  ).start();
  return {
    registerCode,
    proveNumber: async (code) => {
      if (proved?.code !== code) proved = { code, identity: await provider.confirmCode(code) };
      return proved.identity;
    },
    forgetNumber: () => void (proved = null),
  };
};

export const createPhoneFlow = (parts: Pick<AuthParts, 'phone'>, submit: LoginFlow['submit']): PhoneFlow => {
  let words: FrameWords = { title: '', close: '' };
  const say = (): FrameWords => words;
  const page = (): PhonePage => {
    const found = parts.phone();
    if (found === null) throw new Problem({ code: 'phone_disabled', status: 0, message: '' });
    return found;
  };
  return { ...loginBy(page, say, submit), ...registerBy(page, say), speak: (next) => void (words = next) };
};
