import { fromPromise } from 'xstate';
import { isUnclear } from '#machines/operation/unclear.ts';
import {
  registrationMachine,
  type RegistrationInput,
  type RegistrationValues,
} from '#machines/registration/registration.machine.ts';
import { login, register, registerMobile } from '#schemas/calls/account.ts';
import { REGISTER_METHOD } from '#schemas/calls/query-constants.ts';
import type { InputOf } from '#schemas/call.ts';
import { cleanText } from '#schemas/clean-text.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { enterSession, withHumanVerification, type AuthParts } from '../auth-parts.ts';
import type { PhoneMachines } from '../phone/phone-machines.ts';

type UsernameInput = InputOf<typeof register>;
type MobileInput = InputOf<typeof registerMobile>;

const LONGEST_URL = 2048;

const isReferralRefused = (error: unknown, { values }: RegistrationInput): boolean =>
  values.referralCode !== undefined && error instanceof Problem && error.fields?.['referralCode'] !== undefined;

const sendOnce = async ({ mutateCall }: AuthParts, { variant, values }: RegistrationInput): Promise<string> => {
  const extra = {
    login: true,
    registerUrl: location.href.slice(0, LONGEST_URL),
    registerMethod: REGISTER_METHOD,
  } as const;
  const payload: unknown = { ...values, ...extra };
  const answer =
    variant === 'mobile'
      ? await mutateCall(registerMobile, payload as MobileInput)
      : await mutateCall(register, payload as UsernameInput);
  return answer.token;
};

/** Sends a registration. If the platform rejects its referral code, sends it again without the code, which came from the URL and has no form field. */
const send = async (parts: AuthParts, input: RegistrationInput): Promise<string> => {
  try {
    return await sendOnce(parts, input);
  } catch (error) {
    if (!isReferralRefused(error, input)) throw error;
    // The rejected registration has used up its human verification, so another one is needed.
    const { referralCode: _dropped, human: _used, ...values } = input.values;
    return sendOnce(parts, { ...input, values: await withHumanVerification(parts, 'register', values) });
  }
};

/** If the phone provider has sent the code, replaces the code with the provider's token for the mobile number. */
const withPhoneToken = async (
  parts: AuthParts,
  phone: () => Promise<PhoneMachines>,
  { variant, values }: RegistrationInput,
): Promise<RegistrationValues> => {
  if (variant !== 'mobile' || parts.phone()?.kinds.includes('sms') !== true) return values;
  const { verificationCode, ...rest } = values;
  const { idToken } = await (
    await phone()
  ).confirmNumber(typeof verificationCode === 'string' ? verificationCode.trim() : '');
  return { ...rest, firebaseChannel: 'sms', firebaseIdToken: idToken };
};

/**
 * Sends a registration with the provider's token. The token is kept while the visitor corrects other fields, because a code can be confirmed only
 * once.
 */
const sendWithPhoneToken = async (
  parts: AuthParts,
  phone: () => Promise<PhoneMachines>,
  input: RegistrationInput,
): Promise<string> => {
  const values = await withPhoneToken(parts, phone, input);
  if (values === input.values) return send(parts, input);
  try {
    const token = await send(parts, { ...input, values });
    (await phone()).forgetConfirmation();
    return token;
  } catch (error) {
    if (error instanceof Problem && error.fields?.['verificationCode'] !== undefined)
      (await phone()).forgetConfirmation();
    throw error;
  }
};

/** The name that the account gets. */
const nameOf = ({ username, mobileNum }: RegistrationValues): string => {
  const name = username ?? mobileNum;
  return typeof name === 'string' ? cleanText(name, 'name') : '';
};

/** Logs in with the name and password of a registration. Returns `null` if this fails or takes a second step. */
const logIn = async (parts: AuthParts, values: RegistrationValues): Promise<string | null> => {
  if (typeof values.password !== 'string') return null;
  const pair = { type: 'username', username: nameOf(values), password: values.password } as const;
  try {
    const { token, needVerify } = await parts.mutateCall(login, await withHumanVerification(parts, 'login', pair));
    return needVerify === undefined ? token : null;
  } catch {
    return null;
  }
};

/**
 * Creates a function that registers. After an attempt whose answer was lost, the account may exist, and every further attempt is refused: its name is
 * taken, or its code is used. In this case, logs in with the same name and password.
 */
const createRegister = (parts: AuthParts, phone: () => Promise<PhoneMachines>) => {
  let lost: string | null = null;
  return async (input: RegistrationInput): Promise<string> => {
    const name = nameOf(input.values);
    try {
      return await sendWithPhoneToken(parts, phone, input);
    } catch (error) {
      const problem = toProblem(error);
      const token = lost === name && problem.fields !== undefined ? await logIn(parts, input.values) : null;
      if (token !== null) return token;
      if (isUnclear(problem)) lost = name;
      throw error;
    }
  };
};

/** Creates the registration machine, connected to the platform. It expects values that the form has checked against the platform's rules. */
export const createRegistrationMachine = (parts: AuthParts, phone: () => Promise<PhoneMachines>) => {
  const registerOnce = createRegister(parts, phone);
  return registrationMachine.provide({
    actors: {
      proveHuman: fromPromise<RegistrationValues, RegistrationValues>(({ input }) =>
        withHumanVerification(parts, 'register', input),
      ),
      register: fromPromise<string, RegistrationInput>(({ input }) => registerOnce(input)),
      enter: fromPromise<void, string>(({ input }) => enterSession(parts, input)),
    },
  });
};
