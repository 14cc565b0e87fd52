import { randomInt } from 'node:crypto';
import type { Player } from '#machines/acts/act.ts';
import { captcha, registerSettings } from '#schemas/calls/account.ts';
import type { OutputOf } from '#schemas/call.ts';
import { mobileRule } from '#schemas/forms/mobile-rule.ts';
import type { JourneySide } from './journey-side.ts';
import { sentCode, type NewestAnswer } from './platform-answers.ts';

/** The payment password of the sandbox's members; new players choose the same one. */
const PAYMENT_PASSWORD = '246810';
/** A password that satisfies the rules of every merchant in the sandbox. */
const NEW_PASSWORD = 'Fresh-Start-2026';
/** The number of digits in a new mobile number, unless the platform's rule requires more or fewer. */
const USUAL_DIGITS = 10;

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Returns a new mobile number that the platform's rule accepts. */
const newMobile = async (answer: NewestAnswer): Promise<string> => {
  const rules = (await answer(registerSettings.path)) as OutputOf<typeof registerSettings>;
  const { minLength, maxLength } = mobileRule(rules);
  return `9${digits(Math.min(Math.max(USUAL_DIGITS, minLength), maxLength) - 1)}`;
};

const captchaOf = async (origin: string, answer: NewestAnswer): Promise<string> => {
  const { captchaId } = (await answer(captcha.path)) as OutputOf<typeof captcha>;
  return sentCode(origin, captchaId);
};

/** Returns a player without an account, with a unique name and mobile number. */
export const newPlayer = async ({ origin }: JourneySide, answer: NewestAnswer): Promise<Player> => {
  const mobile = await newMobile(answer);
  return {
    username: `reh${Date.now().toString(36)}${randomInt(36 ** 3).toString(36)}`.slice(0, 16),
    password: NEW_PASSWORD,
    mobile,
    paymentPassword: PAYMENT_PASSWORD,
    code: (kind) => (kind === 'sms' ? sentCode(origin, mobile) : captchaOf(origin, answer)),
  };
};

/** A member of the sandbox. */
export const knownPlayer = (
  { origin }: JourneySide,
  { name, password }: NonNullable<JourneySide['account']>,
  answer: NewestAnswer,
): Player => ({
  username: name,
  password,
  mobile: '',
  paymentPassword: PAYMENT_PASSWORD,
  code: () => captchaOf(origin, answer),
});
