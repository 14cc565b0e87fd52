import type { ErrorObject } from 'ajv';
import { finding, plain, show, step, type Finding } from './finding.ts';
import { nearest } from './nearest.ts';

type Words = Pick<Finding, 'code' | 'message' | 'remedy'> & { readonly below?: string };

const KINDS: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  integer: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list in brackets [ ]',
  object: 'an object in braces { }',
  null: 'null',
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ??
    'nothing'
  );
};

const sentence = (description: unknown): string =>
  typeof description === 'string' && description !== '' ? ` (${description.replace(/\.$/, '')})` : '';
const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

type Explain = (error: ErrorObject, schema: Readonly<Record<string, unknown>>) => Words;

const EXPLANATIONS: Readonly<Record<string, Explain>> = {
  additionalProperties: ({ params }, schema) => {
    const key = String(params['additionalProperty']);
    const known = Object.keys(schema['properties'] ?? {});
    const meant = nearest(key, known);
    return {
      code: 'unknown-key',
      message: `unknown key ${show(key)}`,
      remedy: meant ? `write ${show(meant)}` : `remove it; known here: ${known.join(', ')}`,
      below: key,
    };
  },
  required: ({ params }, schema) => {
    const key = String(params['missingProperty']);
    const wanted = ((schema['properties'] ?? {}) as Record<string, Record<string, unknown>>)[key] ?? {};
    return {
      code: 'missing',
      message: 'is missing',
      remedy: `add ${show(key)}: ${KINDS[String(wanted['type'])] ?? 'a value'}${sentence(wanted['description'])}`,
      below: key,
    };
  },
  type: ({ data, params }, schema) => {
    const kinds = [params['type']].flat().map((type) => KINDS[String(type)] ?? String(type));
    return {
      code: 'type',
      message: `is ${kindOf(data)}`,
      remedy: `write ${kinds.join(' or ')}${sentence(schema['description'])}`,
    };
  },
  enum: ({ data, params }) => {
    const allowed = params['allowedValues'] as readonly unknown[];
    const meant = typeof data === 'string' ? nearest(data, allowed.map(String)) : null;
    return {
      code: 'not-allowed',
      message: `${show(data)} is not known here`,
      remedy: `${meant ? `write ${show(meant)}; allowed` : 'write one of'}: ${list(allowed)}`,
    };
  },
  const: ({ data, params }) => ({
    code: 'not-allowed',
    message: `${show(data)} is not known here`,
    remedy: `write ${show(params['allowedValue'])}`,
  }),
  pattern: ({ data }, schema) => ({
    code: 'form',
    message: `${show(data)} does not have the right form`,
    remedy:
      typeof schema['description'] === 'string'
        ? `write this: ${schema['description'].replace(/\.$/, '')}`
        : `write text that fits ${String(schema['pattern'])}`,
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
    message: `${show(data)} is too small`,
    remedy: `write at least ${String(params['limit'])}`,
  }),
  maximum: ({ data, params }) => ({
    code: 'range',
    message: `${show(data)} is too large`,
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
    message: `${show((data as readonly unknown[])[Number(params['j'])])} stands twice`,
    remedy: `remove entry ${Math.max(Number(params['i']), Number(params['j']))}`,
  }),
};

/** What one finding of the schema engine means in plain words. */
export const explain = (block: string, error: ErrorObject): Finding => {
  const words = EXPLANATIONS[error.keyword]?.(error, error.parentSchema ?? {}) ?? {
    code: error.keyword,
    message: plain(error.message ?? 'is not valid'),
    remedy: 'see the schema in $schema',
  };
  const { below, ...rest } = words;
  return finding({ ...rest, pointer: step(block) + error.instancePath + (below === undefined ? '' : step(below)) });
};
