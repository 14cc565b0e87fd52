import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { PATTERNS } from './pattern-catalogue.ts';

/** The pattern id, minimum length and maximum length that apply if the platform has no enabled rule. */
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

/**
 * Returns the platform's rule for mobile numbers, which applies to registration, login by code and password recovery. The default is 7 to 15 digits.
 */
export const mobileRule = (rules: RegisterRules | null): FieldRule =>
  rules?.mobileNum?.enabled === true ? rules.mobileNum : ANY_MOBILE;
