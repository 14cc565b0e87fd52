import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { PATTERNS } from './pattern-catalogue.ts';

/** For a platform whose rule is not enabled. */
const ANY_MOBILE: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: PATTERNS[7],
  patternId: 7,
  minLength: 7,
  maxLength: 15,
};

/** The rule of the platform for mobile numbers, the same at registration, login by code and recovery; without one, 7 to 15 digits. */
export const mobileRule = (rules: RegisterRules | null): FieldRule =>
  rules?.mobileNum?.enabled === true ? rules.mobileNum : ANY_MOBILE;
