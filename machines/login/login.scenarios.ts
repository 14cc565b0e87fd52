import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { loginMachine, type Credentials, type Entry, type LoginMode } from './login.machine.ts';

/** The length of each wait in the scenarios, in seconds. */
export const WAIT_SECONDS = 10;
export const ACCOUNT = 'player01';
export const PASSWORD = 'Play1234';

const refused = (code: string, more: Partial<ConstructorParameters<typeof Problem>[0]> = {}): Problem =>
  new Problem({ code, status: code === 'internal' ? 500 : 400, message: '', ...more });
const locked = refused('account_locked', { status: 429, retryAfter: WAIT_SECONDS, detail: { captcha: true } });
const tooMany = refused('too_many_requests', { status: 429, retryAfter: WAIT_SECONDS });
const wantsCaptcha = refused('login_refused', { detail: { captcha: true } });

/** A complete login: no second step and no password change is required. */
export const entered: Entry = { token: 'cookie', firstTimeLogin: false, changeReason: null, needVerify: null };
const mustChange: Entry = { ...entered, firstTimeLogin: true, changeReason: 'firstLogin' };
const needVerify: Entry = {
  ...entered,
  token: '',
  needVerify: { verifyId: 'step', channel: 'mail', sentTo: 'm***@example.test' },
};

const credentials: Readonly<Record<LoginMode, Credentials>> = {
  username: { type: 'username', username: ACCOUNT, password: PASSWORD, remember: false },
  sms: { type: 'sms', mobileNum: '9175550142', countryDialingCode: '63', verificationCode: '123456', remember: false },
};

type Context = SnapshotFrom<typeof loginMachine>['context'];

const CLOCK = { type: 'clock.check', now: Number.MAX_SAFE_INTEGER };

/**
 * The events that can occur in each state. Submitting a form sends the fields of its login method. The second step and the forced password change are
 * the same for both methods, so they are explored for one method only.
 */
const EVENTS: Readonly<Record<string, (context: Context) => readonly AnyEventObject[]>> = {
  editing: ({ mode, wait, problem }) => [
    ...(wait === null ? [{ type: 'form.submit', credentials: credentials[mode] }] : [CLOCK]),
    { type: 'mode.choose', mode: mode === 'sms' ? 'username' : 'sms' },
    ...(wait?.isAccount === true ? [{ type: 'account.change' }] : []),
    ...(problem === null ? [] : [{ type: 'problem.dismiss' }]),
  ],
  provingHuman: ({ mode }) => [
    answers('login.provingHuman', credentials[mode]),
    fails('login.provingHuman', refused('human_closed', { status: 0 })),
  ],
  signingIn: ({ mode, captcha }) => [
    answers('login.signingIn', entered),
    answers('login.signingIn', needVerify),
    ...(mode === 'username' ? [answers('login.signingIn', mustChange)] : []),
    fails('login.signingIn', refused('login_refused')),
    fails('login.signingIn', locked),
    ...(captcha ? [] : [fails('login.signingIn', tooMany)]),
    ...(captcha || mode === 'sms' ? [] : [fails('login.signingIn', wantsCaptcha)]),
  ],
  verifying: ({ mode, wait, problem }) => [
    { type: 'verify.leave' },
    ...(mode === 'sms' ? [] : wait === null ? [{ type: 'verify.submit', proof: { code: '123456' } }] : [CLOCK]),
    ...(problem === null || wait !== null ? [] : [{ type: 'problem.dismiss' }]),
  ],
  checkingCode: () => [
    answers('login.checkingCode', entered),
    answers('login.checkingCode', needVerify),
    answers('login.checkingCode', mustChange),
    fails('login.checkingCode', refused('code_wrong')),
    fails('login.checkingCode', refused('code_expired')),
    fails('login.checkingCode', tooMany),
  ],
  entering: () => [answers('login.entering'), fails('login.entering', refused('internal'))],
};

export const loginScenarios: MachineScenarios = {
  name: 'login',
  purpose:
    'Logs a member in with user name and password or with a code sent to the phone, and with a captcha, waiting times and a second step if the platform requires them.',
  machine: loginMachine,
  keyOf: ({ mode, captcha, wait, problem, entry }: Context) =>
    keyWords(
      mode,
      captcha && 'captcha',
      wait !== null && (wait.isAccount ? 'account' : 'address'),
      problem !== null && 'refused',
      entry !== null && entry.changeReason !== null && 'change',
    ),
  events: ({ value, context }) => EVENTS[String(value)]?.(context as Context) ?? [],
};
