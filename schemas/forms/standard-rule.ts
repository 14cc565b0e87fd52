import { REGISTER_CONTROLS, type FieldWithRule } from '../register-fields.ts';
import type { FieldRule } from '../register-rules.ts';
import { PATTERNS } from './pattern-catalogue.ts';

/** The rule of a required field for which the platform has no enabled rule. */
export const standardRule = (name: FieldWithRule): FieldRule => {
  const [patternId, minLength, maxLength] = REGISTER_CONTROLS[name].bounds ?? [1, 0, 255];
  return { enabled: true, required: true, acceptedPattern: PATTERNS[patternId], patternId, minLength, maxLength };
};
