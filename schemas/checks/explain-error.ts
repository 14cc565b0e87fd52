import type { ErrorObject } from 'ajv';
import { HOST_NAME, HTTPS_URL, ORIGIN, PLAIN_TEXT } from '../brand-values.ts';
import { addressFault } from './address-fault.ts';
import { finding, printable, printableJson, pointerSegment, type Finding } from './finding.ts';
import { closestMatch } from './closest-match.ts';

type Explanation = Pick<Finding, 'code' | 'message' | 'remedy'> & { readonly childKey?: string };

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  integer: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list in brackets [ ]',
  object: 'an object in braces { }',
  null: 'null',
};

const typeText = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ??
    'nothing'
  );
};

const descriptionText = (description: unknown): string =>
  typeof description === 'string' && description !== '' ? ` (${description.replace(/\.$/, '')})` : '';
const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** Functions that convert a host, origin or URL with Unicode characters to its ASCII form, by the pattern of the field. */
const ASCII_FORMS: ReadonlyMap<string, (text: string) => string> = new Map([
  [HOST_NAME, (text) => new URL(`https://${text.replace(/^https?:\/\//u, '')}`).hostname],
  [ORIGIN, (text) => new URL(text).origin],
  [HTTPS_URL, (text) => new URL(text).href],
]);

/** Returns a host or URL with Unicode characters in the ASCII form that browsers send (`xn--...`); `null` for any other text. */
const asciiForm = (text: string, pattern: string): string | null => {
  if (/^\p{ASCII}*$/u.test(text)) return null;
  try {
    const form = ASCII_FORMS.get(pattern)?.(text) ?? null;
    return form !== null && new RegExp(pattern, 'u').test(form) ? form : null;
  } catch {
    return null;
  }
};

const formFault = (
  text: string,
  pattern: string,
  { description }: Readonly<Record<string, unknown>>,
): Pick<Explanation, 'message' | 'remedy'> & { readonly code?: string } => {
  if (pattern === PLAIN_TEXT)
    return {
      message: `${printableJson(text)} has a line break or a hidden character`,
      remedy: 'write it in one line of characters that can be seen',
    };
  const fault = pattern === HTTPS_URL ? addressFault(text) : null;
  if (fault !== null) return { code: 'address', ...fault };
  const message = `${printableJson(text)} does not have the right format`;
  const ascii = asciiForm(text, pattern);
  if (ascii !== null) return { message, remedy: `write ${printableJson(ascii)}, as browsers send it` };
  return {
    message,
    remedy:
      typeof description === 'string'
        ? `write this: ${description.replace(/\.$/, '')}`
        : `write text that fits ${pattern}`,
  };
};

type Explain = (error: ErrorObject, schema: Readonly<Record<string, unknown>>) => Explanation;

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  additionalProperties: ({ params }, schema) => {
    const key = String(params['additionalProperty']);
    const known = Object.keys(schema['properties'] ?? {});
    const meant = closestMatch(key, known);
    return {
      code: 'unknown-key',
      message: `unknown key ${printableJson(key)}`,
      remedy: meant ? `write ${printableJson(meant)}` : `remove it; the known keys are ${known.join(', ')}`,
      childKey: key,
    };
  },
  required: ({ params }, schema) => {
    const key = String(params['missingProperty']);
    const wanted = ((schema['properties'] ?? {}) as Record<string, Record<string, unknown>>)[key] ?? {};
    return {
      code: 'missing',
      message: 'is missing',
      remedy: `add ${printableJson(key)}: ${TYPE_TEXTS[String(wanted['type'])] ?? 'a value'}${descriptionText(wanted['description'])}`,
      childKey: key,
    };
  },
  type: ({ data, params }, schema) => {
    const kinds = [params['type']].flat().map((type) => TYPE_TEXTS[String(type)] ?? String(type));
    return {
      code: 'type',
      message: `is ${typeText(data)}`,
      remedy: `write ${kinds.join(' or ')}${descriptionText(schema['description'])}`,
    };
  },
  enum: ({ data, params }) => {
    const allowed = params['allowedValues'] as readonly unknown[];
    const meant = typeof data === 'string' ? closestMatch(data, allowed.map(String)) : null;
    return {
      code: 'not-allowed',
      message: `${printableJson(data)} is not an allowed value`,
      remedy: `${meant ? `write ${printableJson(meant)}; allowed` : 'write one of'}: ${list(allowed)}`,
    };
  },
  const: ({ data, params }) => ({
    code: 'not-allowed',
    message: `${printableJson(data)} is not an allowed value`,
    remedy: `write ${printableJson(params['allowedValue'])}`,
  }),
  pattern: ({ data, params }, schema) => ({
    code: 'form',
    ...formFault(String(data), String(params['pattern']), schema),
  }),
  examples: ({ data }, schema) => ({
    code: 'form',
    message: `${printableJson(data)} does not have the right format`,
    remedy: `write it like ${(schema['examples'] as readonly unknown[]).map((example) => JSON.stringify(example)).join(' or ')}`,
  }),
  minLength: ({ params }) => ({
    code: 'short',
    message: params['limit'] === 1 ? 'is empty' : 'is too short',
    remedy: `write at least ${String(params['limit'])} character${params['limit'] === 1 ? '' : 's'}`,
  }),
  maxLength: ({ data, params }) => ({
    code: 'long',
    message: `is ${[...String(data)].length} characters long`,
    remedy: `write at most ${String(params['limit'])}`,
  }),
  minimum: ({ data, params }) => ({
    code: 'range',
    message: `${printableJson(data)} is too small`,
    remedy: `write at least ${String(params['limit'])}`,
  }),
  maximum: ({ data, params }) => ({
    code: 'range',
    message: `${printableJson(data)} is too large`,
    remedy: `write at most ${String(params['limit'])}`,
  }),
  minItems: ({ params }) => ({
    code: 'short',
    message: 'has too few entries',
    remedy: `list at least ${String(params['limit'])}`,
  }),
  maxItems: ({ params }) => ({
    code: 'long',
    message: 'has too many entries',
    remedy: `list at most ${String(params['limit'])}`,
  }),
  uniqueItems: ({ data, params }) => ({
    code: 'twice',
    message: `${printableJson((data as readonly unknown[])[Number(params['j'])])} is listed twice`,
    remedy: `remove entry ${Math.max(Number(params['i']), Number(params['j']))}`,
  }),
};

/** Converts an Ajv error to a finding about a value. `pointer` is the JSON pointer to the checked value. */
export const explainError = (pointer: string, error: ErrorObject): Finding => {
  const explanation = EXPLANATIONS[error.keyword]?.(error, error.parentSchema ?? {}) ?? {
    code: error.keyword,
    message: printable(error.message ?? 'is not valid'),
    remedy: 'see the schema in $schema',
  };
  const { childKey, ...rest } = explanation;
  return finding({
    ...rest,
    pointer: pointer + error.instancePath + (childKey === undefined ? '' : pointerSegment(childKey)),
  });
};
