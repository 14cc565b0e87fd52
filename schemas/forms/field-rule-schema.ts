import type { FieldRule } from '../register-rules.ts';
import type { FieldSchema, RuleMessage } from './form-schema.ts';
import { isCatalogued, wholeValue } from './pattern-catalogue.ts';

/** A rule that cannot be kept as it stands, for the operator's log. */
export interface RuleFault {
  readonly field: string;
  readonly fault: 'bounds' | 'pattern';
  readonly rule: FieldRule;
}
export type ReportFault = (fault: RuleFault) => void;

const LONGEST_PATTERN = 512;
const ANYTHING = '*';

/** The pattern under the `u` flag, or without it where only the older syntax admits it. */
export const compilePattern = (pattern: string): RegExp | null => {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(wholeValue(pattern), flags);
    } catch {
      continue;
    }
  }
  return null;
};

const patternPart = ({ acceptedPattern }: FieldRule): Pick<FieldSchema, 'pattern' | 'x-check'> | null => {
  if (acceptedPattern === ANYTHING || acceptedPattern === '') return {};
  if (isCatalogued(acceptedPattern)) return { pattern: wholeValue(acceptedPattern) };
  if (acceptedPattern.length > LONGEST_PATTERN || compilePattern(acceptedPattern) === null) return null;
  return { 'x-check': { pattern: acceptedPattern } };
};

const isLength = (length: number): boolean => Number.isInteger(length) && length >= 0;
const boundsOf = ({ minLength, maxLength }: FieldRule): RuleMessage['bounds'] =>
  isLength(minLength) && isLength(maxLength) && maxLength > 0 && minLength <= maxLength
    ? { min: minLength, max: maxLength }
    : null;

/**
 * One rule as one property: lengths in characters, and the pattern for the whole value. Bounds that no value can meet are left out and a
 * pattern that does not compile counts as `*`; both are reported. `fallback` is the text for an unknown pattern id.
 */
export const fieldRuleSchema = (
  field: string,
  rule: FieldRule,
  fallback: string,
  report: ReportFault = () => undefined,
): FieldSchema => {
  const bounds = boundsOf(rule);
  const pattern = patternPart(rule);
  if (bounds === null) report({ field, fault: 'bounds', rule });
  if (pattern === null) report({ field, fault: 'pattern', rule });
  return {
    type: 'string',
    ...(bounds === null ? {} : { minLength: bounds.min, maxLength: bounds.max }),
    ...pattern,
    'x-message': { key: bounds === null ? fallback : `reg_pattern_${rule.patternId}`, fallback, bounds },
  };
};

/** A confirmation that must repeat `field`; without a message of its own it says that the confirmation is wrong. */
export const checkPass = (field: string, message = 'confirmation'): FieldSchema => ({
  type: 'string',
  'x-same-as': { field, message },
});
