import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { smsCodeMachine, type CodeReceipt, type SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { smsNoLogin } from '#schemas/calls/account.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { trackPromise } from '#src/lib/track-promise.ts';
import type { AuthParts, LoginView } from './auth-hub.ts';
import { createFreePlay } from './free-play-flow.ts';
import { createHeldCredentials, type HeldCredentials } from './held-credentials.ts';
import { createLoginFlow, type LoginFlow, type LoginListeners } from './login-flow.ts';
import { passwordChangeFlow } from './password-change-flow.ts';
import type { PhoneFlow } from './phone-flow.ts';
import { recoveryFlow } from './recovery-flow.ts';
import { createRememberFlow, type RememberFlow } from './remember-flow.ts';
import { registrationFlow } from './registration-flow.ts';
import { withHuman } from './with-human.ts';

/** What a code is for; each purpose counts down on its own. */
export type CodePurpose = 'login' | 'recovery' | 'registerUsername' | 'registerMobile';
export type CodeActor = ActorRefFrom<typeof smsCodeMachine>;

export interface AuthFlows {
  readonly login: LoginFlow;
  /** The one code flow of a purpose: it outlives the form that uses it. */
  readonly code: (purpose: CodePurpose) => CodeActor;
  /** The registration machine wired to the platform. */
  readonly registration: ReturnType<typeof registrationFlow>;
  /** What the phone-authentication provider does; its code comes with the first use. */
  readonly phone: () => Promise<PhoneFlow>;
  readonly recovery: ReturnType<typeof recoveryFlow>;
  readonly passwordChange: ReturnType<typeof passwordChangeFlow>;
  readonly held: HeldCredentials;
  readonly remember: RememberFlow;
  readonly freePlay: () => Promise<void>;
}

const MINUTE_MS = 60_000;

const sendCode = async (mutateCall: MutateCall, purpose: CodePurpose, to: SendCodeInput): Promise<CodeReceipt> => {
  const { expiredMinutes } =
    purpose === 'login' || purpose === 'recovery'
      ? await mutateCall(smsNoLogin, { ...to, purpose })
      : await mutateCall(smsRegister, { ...to, registerType: purpose === 'registerMobile' ? 'mobileNum' : 'username' });
  const waitMs = expiredMinutes * MINUTE_MS;
  return { waitMs, readyAt: Date.now() + waitMs };
};

export const createAuthFlows = (
  parts: AuthParts,
  listeners: LoginListeners,
  { mode }: Pick<LoginView, 'mode'>,
): AuthFlows => {
  const codes = new Map<CodePurpose, CodeActor>();
  const held = createHeldCredentials();
  const remember = createRememberFlow(parts.mutateCall);
  const login = createLoginFlow(parts, { held, remember }, listeners, mode);
  let phoneFlow: Promise<PhoneFlow> | null = null;
  const phone = (): Promise<PhoneFlow> => {
    phoneFlow ??= trackPromise(
      import('./phone-flow.ts').then(({ createPhoneFlow }) => createPhoneFlow(parts, login.submit)),
    );
    phoneFlow.catch(() => (phoneFlow = null));
    return phoneFlow;
  };
  return {
    login,
    registration: registrationFlow(parts, phone),
    phone,
    recovery: recoveryFlow(parts),
    passwordChange: passwordChangeFlow(parts, { held, remember }),
    held,
    remember,
    freePlay: createFreePlay(parts),
    code: (purpose) => {
      const known = codes.get(purpose);
      if (known !== undefined) return known;
      const machine = smsCodeMachine.provide({
        actors: {
          proveHuman: fromPromise<SendCodeInput, SendCodeInput>(({ input }) => withHuman(parts, 'sms', input)),
          sendCode: fromPromise<CodeReceipt, SendCodeInput>(({ input }) => sendCode(parts.mutateCall, purpose, input)),
        },
      });
      const actor = createActor(machine).start();
      codes.set(purpose, actor);
      return actor;
    },
  };
};
