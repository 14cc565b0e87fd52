import { MESSENGERS, type Messenger } from './register-fields.ts';
import type { FieldRule, RegisterRules } from './register-rules.ts';

const PERSON = ['nickname', 'payeeName', 'birthday', 'nationality', 'address', 'occupation', 'sourceOfIncome'] as const;
export type ProfileField = (typeof PERSON)[number] | Messenger;
/** The fields that members can store about themselves, in the order of the form. `payeeName` is the real name. */
export const PROFILE_FIELDS: readonly ProfileField[] = [...PERSON, ...MESSENGERS];

/** The minimum age of a member in years, regardless of the brand. */
export const YOUNGEST = 18;

export const OCCUPATIONS = [
  'EMPLOYED',
  'SELF_EMPLOYED',
  'BUSINESS_OWNER',
  'STUDENT',
  'HOMEMAKER',
  'RETIRED',
  'NOT_WORKING',
  'OTHER',
] as const;
export const INCOME_SOURCES = ['SALARY', 'BUSINESS', 'SAVINGS', 'INVESTMENTS', 'PENSION', 'FAMILY', 'OTHER'] as const;

const rule = (patternId: number, acceptedPattern: string, minLength: number, maxLength: number): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
});

/**
 * The rules of profile fields that are not part of the registration form. If the platform sends a rule for such a field, that rule applies instead.
 */
const GENERAL_RULES: Readonly<Partial<Record<ProfileField, FieldRule>>> = {
  nickname: { ...rule(1, '*', 2, 30), required: true },
  birthday: rule(12, '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 10, 10),
  nationality: rule(1, '^[A-Z]{2}$', 2, 2),
  address: rule(1, '*', 5, 200),
  occupation: rule(1, `^(?:${OCCUPATIONS.join('|')})$`, 1, 40),
  sourceOfIncome: rule(1, `^(?:${INCOME_SOURCES.join('|')})$`, 1, 40),
};

/** Returns the rule of a profile field, or `null` if members cannot have the field. */
export const profileRule = (rules: RegisterRules, name: ProfileField): FieldRule | null => {
  const found = Object.hasOwn(rules, name) ? rules[name] : GENERAL_RULES[name];
  return found?.enabled === true ? found : null;
};

/** Returns the messenger fields that the merchant's rules enable. */
export const enabledMessengers = (rules: RegisterRules) =>
  MESSENGERS.filter((name) => profileRule(rules, name) !== null);
