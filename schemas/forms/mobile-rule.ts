import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { PATTERNS } from './pattern-catalogue.ts';

/** Pattern id and lengths for a platform whose rule is not enabled. */
export const MOBILE_BOUNDS = [7, 7, 15] as const;
const [patternId, minLength, maxLength] = MOBILE_BOUNDS;
const ANY_MOBILE: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: PATTERNS[patternId],
  patternId,
  minLength,
  maxLength,
};

/** The rule of the platform for mobile numbers, the same at registration, login by code and recovery; without one, 7 to 15 digits. */
export const mobileRule = (rules: RegisterRules | null): FieldRule =>
  rules?.mobileNum?.enabled === true ? rules.mobileNum : ANY_MOBILE;
