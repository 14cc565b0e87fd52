import { createActor, type Actor } from 'xstate';
import type { Credentials, loginMachine } from '#machines/login/login.machine.ts';
import type { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { createLazyValue, type LazyValue } from '#src/lib/lazy-value.ts';
import type { AuthParts, CodePurpose } from './auth-parts.ts';
import { checkMobile } from './check-mobile.ts';
import { createCodeActor } from './code-actor.ts';
import { createCaptchaMachine, type CaptchaMachine } from './captcha-machine.ts';
import { createFreePlay } from './login/free-play.ts';
import { createLoginMachine } from './login/login-machine.ts';
import { createLoginMemory, type LoginMemory } from './login/login-memory.ts';
import { createPasswordChangeMachine } from './password/password-change-machine.ts';
import type { PhoneMachines } from './phone/phone-machines.ts';
import { createRecoveryMachine } from './recovery/recovery-machine.ts';
import { createRegistrationMachine } from './register/registration-machine.ts';
import { createSmsCodeMachine } from './sms-code-machine.ts';
import { createTemporaryCredentials, type TemporaryCredentials } from './temporary-credentials.ts';

/** The state machines of this feature, connected to the platform, and the state that several of them share. Created once per page. */
export interface AuthMachines {
  readonly createLogin: () => Actor<typeof loginMachine>;
  readonly createCode: (purpose: CodePurpose) => Actor<typeof smsCodeMachine>;
  readonly registration: ReturnType<typeof createRegistrationMachine>;
  readonly recovery: ReturnType<typeof createRecoveryMachine>;
  readonly passwordChange: ReturnType<typeof createPasswordChangeMachine>;
  readonly captcha: CaptchaMachine;
  /** The machines for the phone-authentication provider, which are in a separate chunk. */
  readonly phone: LazyValue<PhoneMachines>;
  readonly credentials: TemporaryCredentials;
  readonly memory: LoginMemory;
  readonly freePlay: () => Promise<void>;
  readonly checkMobile: typeof checkMobile;
}

export interface AuthListeners {
  /** Called when the phone-authentication provider has confirmed the visitor's identity. */
  readonly onCredentials: (credentials: Credentials) => void;
  /** Called when a member has logged in. */
  readonly onEntered: () => void;
}

export const createAuthMachines = (parts: AuthParts, { onCredentials, onEntered }: AuthListeners): AuthMachines => {
  const storage = { credentials: createTemporaryCredentials(), memory: createLoginMemory(parts.mutateCall) };
  const login = createLoginMachine(parts, storage, onEntered);
  const phone = createLazyValue(async () => {
    const { createPhoneMachines } = await import('./phone/phone-machines.ts');
    return createPhoneMachines(parts, onCredentials);
  });
  return {
    createLogin: () => createActor(login),
    createCode: (purpose) => createCodeActor(createSmsCodeMachine(parts, purpose), purpose),
    registration: createRegistrationMachine(parts, phone.load),
    recovery: createRecoveryMachine(parts),
    passwordChange: createPasswordChangeMachine(parts, storage),
    captcha: createCaptchaMachine(parts),
    phone,
    ...storage,
    freePlay: createFreePlay(parts),
    checkMobile,
  };
};
