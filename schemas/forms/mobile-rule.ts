import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { PATTERNS } from './pattern-catalogue.ts';

/** Pattern id, minimum and maximum length if the platform has no enabled rule. */
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

/** Returns the platform's rule for mobile numbers, shared by registration, login by code and recovery; 7 to 15 digits by default. */
export const mobileRule = (rules: RegisterRules | null): FieldRule =>
  rules?.mobileNum?.enabled === true ? rules.mobileNum : ANY_MOBILE;
