import type { FieldRule } from '../register-rules.ts';
import type { FieldSchema, RuleMessage } from './form-schema.ts';
import { isCatalogued, anchored } from './pattern-catalogue.ts';

/** A platform rule that cannot be applied as sent, for the operator's log. */
export interface RuleFault {
  readonly field: string;
  /** `unknown`: the site has no such field. */
  readonly fault: 'bounds' | 'pattern' | 'unknown';
  readonly rule: FieldRule;
}
export type ReportFault = (fault: RuleFault) => void;

const MAX_PATTERN_LENGTH = 512;
const ANYTHING = '*';

/** With the `u` flag, or without it where the pattern is valid only in the older syntax. */
export const compilePattern = (pattern: string): RegExp | null => {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(anchored(pattern), flags);
    } catch {
      continue;
    }
  }
  return null;
};

const patternKeywords = ({ acceptedPattern }: FieldRule): Pick<FieldSchema, 'pattern' | 'x-check'> | null => {
  if (acceptedPattern === ANYTHING || acceptedPattern === '') return {};
  if (isCatalogued(acceptedPattern)) return { pattern: anchored(acceptedPattern) };
  if (acceptedPattern.length > MAX_PATTERN_LENGTH || compilePattern(acceptedPattern) === null) return null;
  return { 'x-check': { pattern: acceptedPattern } };
};

const isLength = (length: number): boolean => Number.isInteger(length) && length >= 0;
const boundsOf = ({ minLength, maxLength }: FieldRule): RuleMessage['bounds'] =>
  isLength(minLength) && isLength(maxLength) && maxLength > 0 && minLength <= maxLength
    ? { min: minLength, max: maxLength }
    : null;

/**
 * Converts one rule to a JSON Schema property. Lengths are in characters; the pattern must match the whole value. Impossible bounds are left out and
 * a pattern that does not compile counts as `*`; both are reported. `fallback` is the message key for an unknown pattern id.
 */
export const fieldRuleSchema = (
  field: string,
  rule: FieldRule,
  fallback: string,
  report: ReportFault = () => undefined,
): FieldSchema => {
  const bounds = boundsOf(rule);
  const pattern = patternKeywords(rule);
  if (bounds === null) report({ field, fault: 'bounds', rule });
  if (pattern === null) report({ field, fault: 'pattern', rule });
  return {
    type: 'string',
    ...(bounds === null ? {} : { minLength: bounds.min, maxLength: bounds.max }),
    ...pattern,
    'x-message': { key: bounds === null ? fallback : `reg_pattern_${rule.patternId}`, fallback, bounds },
  };
};

const EDGE_BLANKS = { pattern: '^\\s|\\s$' };

/** A new password. It may not begin or end with a space, because the login form trims its input. */
export const withoutEdgeBlanks = (password: FieldSchema): FieldSchema => ({ ...password, not: EDGE_BLANKS });

/** A field whose value must equal that of `field`. */
export const confirmationOf = (field: string, message = 'confirmation'): FieldSchema => ({
  type: 'string',
  'x-same-as': { field, message },
});
