import type { Credentials, loginMachine, LoginMode, Proof } from '#machines/login/login.machine.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { createLazyMachine, type LazyMachine } from '#src/lib/lazy-machine.ts';
import type { LazyValue } from '#src/lib/lazy-value.ts';
import type { AuthMachines } from '../auth-machines.ts';

/** The login machine and the events that the forms send to it. */
export interface LoginControl extends Pick<LazyMachine<typeof loginMachine>, 'get' | 'subscribe' | 'load'> {
  readonly submit: (credentials: Credentials) => void;
  readonly choose: (mode: LoginMode) => void;
  /** Must be called when another name or number is typed, because a lock applies to an account and not to the visitor. */
  readonly changeAccount: () => void;
  /** Submits the proof that the second step requires. */
  readonly verify: (proof: Proof) => void;
  /** Leaves the second step and returns to the form. */
  readonly startOver: () => void;
  readonly checkClock: (now: number) => void;
  readonly dismiss: () => void;
}

export const createLoginControl = (machines: LazyValue<AuthMachines>, mode: LoginMode): LoginControl => {
  const machine = createLazyMachine<typeof loginMachine>(async () => (await machines.load()).createLogin, {
    passive: ['mode.choose', 'problem.dismiss'],
  });
  const { get, subscribe, load, send } = machine;
  const sendRunning: typeof send = (event) => {
    if (get().status === 'running') send(event);
  };
  const checkClock = (now: number): void => sendRunning({ type: 'clock.check', now });
  const choose = (next: LoginMode): void => send({ type: 'mode.choose', mode: next });
  if (mode !== 'username') choose(mode);
  return {
    get,
    subscribe,
    load,
    choose,
    checkClock,
    submit: (credentials) => {
      checkClock(platformNow());
      send({ type: 'form.submit', credentials });
    },
    changeAccount: () => sendRunning({ type: 'account.change' }),
    verify: (proof) => {
      checkClock(platformNow());
      sendRunning({ type: 'verify.submit', proof });
    },
    startOver: () => {
      machines.get()?.credentials.clear();
      sendRunning({ type: 'verify.leave' });
    },
    dismiss: () => {
      const { status } = get();
      if (status === 'running' || status === 'failed') send({ type: 'problem.dismiss' });
    },
  };
};
