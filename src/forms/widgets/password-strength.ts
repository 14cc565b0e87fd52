/** 0 is empty, 1 weak, 2 fair and 3 strong. Only a hint: a weak password is not rejected. */
export type Strength = 0 | 1 | 2 | 3;

const KINDS = [/[a-z]/u, /[A-Z]/u, /[0-9]/u, /[^A-Za-z0-9]/u];
const OBVIOUS = /^(?:.*(?:password|qwerty|abc123|iloveyou|admin|welcome|letmein).*|(?:0?123456789?0?)|(.)\1+)$/iu;
const MAX_LENGTH = 128;

const countSequenceSteps = (value: string): number => {
  let alike = 0;
  for (let at = 2; at < value.length; at += 1) {
    const step = value.charCodeAt(at) - value.charCodeAt(at - 1);
    if (Math.abs(step) <= 1 && step === value.charCodeAt(at - 1) - value.charCodeAt(at - 2)) alike += 1;
  }
  return alike;
};

/** Rates a password by its kinds of characters and its length; sequences such as `abc` and `111` count only partly towards the length. */
export const passwordStrength = (password: string): Strength => {
  const value = password.slice(0, MAX_LENGTH);
  if (value === '') return 0;
  if (OBVIOUS.test(value)) return 1;
  const worth = value.length - countSequenceSteps(value);
  const kinds = KINDS.filter((kind) => kind.test(value)).length;
  if (worth < 8 || (kinds < 2 && worth < 14)) return 1;
  return worth >= 16 || (worth >= 11 && kinds >= 3) || (worth >= 10 && kinds === 4) ? 3 : 2;
};
