import { fromPromise } from 'xstate';
import { registrationMachine, type RegistrationInput } from '#machines/registration/registration.machine.ts';
import { register, registerMobile } from '#schemas/calls/account.ts';
import { REGISTER_METHOD } from '#schemas/calls/query-constants.ts';
import type { InputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import type { AuthParts } from './auth-hub.ts';
import { enterSession } from './enter-session.ts';

type UsernameInput = InputOf<typeof register>;
type MobileInput = InputOf<typeof registerMobile>;

const LONGEST_URL = 2048;

const isReferralRefused = (error: unknown, { values }: RegistrationInput): boolean =>
  values.referralCode !== undefined && error instanceof Problem && error.fields?.['referralCode'] !== undefined;

const sendOnce = async ({ client }: AuthParts, { variant, values }: RegistrationInput): Promise<string> => {
  const extra = { login: true, registerUrl: location.href.slice(0, LONGEST_URL), registerMethod: REGISTER_METHOD } as const;
  const payload: unknown = { ...values, ...extra };
  const answer = variant === 'mobile' ? await client(registerMobile, payload as MobileInput) : await client(register, payload as UsernameInput);
  return answer.token;
};

/** A referral code came with the address and is nowhere to be mended: one that the platform refuses is dropped. */
const send = async (parts: AuthParts, input: RegistrationInput): Promise<string> => {
  try {
    return await sendOnce(parts, input);
  } catch (error) {
    if (!isReferralRefused(error, input)) throw error;
    const { referralCode: _dropped, ...values } = input.values;
    return sendOnce(parts, { ...input, values });
  }
};

/** The registration machine wired to the platform. The form was checked by the platform's own rules before its values come here. */
export const registrationFlow = (parts: AuthParts) =>
  registrationMachine.provide({
    actors: {
      register: fromPromise<string, RegistrationInput>(({ input }) => send(parts, input)),
      enter: fromPromise<void, string>(({ input }) => enterSession(parts, input)),
    },
  });
