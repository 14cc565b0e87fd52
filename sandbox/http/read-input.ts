import type { TSchema } from 'typebox';
import type { Call } from '#schemas/call.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Opened, Unseal } from '../sealing/unseal.ts';
import { readBody } from './read-body.ts';
import { parseJson } from './parse-json.ts';
import { refuse, refuseFields } from './refuse.ts';
import { checkExact, checkText } from './check-value.ts';

const SEALED = 'application/jose';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key given twice becomes a list, which a schema of a single value then refuses. */
const fromParams = (params: URLSearchParams): Record<string, unknown> => {
  const input: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    input[key] = values.length > 1 ? values : values[0];
  }
  return input;
};

const kindOf = (request: Request): string =>
  (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const plain = (body: unknown): Opened => ({ body, spend: async () => {} });

const readSent = async (
  call: Call,
  request: Request,
  unseal: Unseal,
  sealing: Scenario['sealing'],
): Promise<Opened> => {
  const url = new URL(request.url);
  if (call.method === 'GET' || call.method === 'DELETE') return plain(fromParams(url.searchParams));
  const text = await readBody(request);
  const kind = kindOf(request);
  if (kind === SEALED) return unseal(text, url.pathname);
  if (call.sealed && sealing === 'required') throw refuse('validation', 415, 'The body must be sealed');
  if (call.body === 'form') {
    if (kind !== 'application/x-www-form-urlencoded') throw refuse('validation', 415, 'The body must be a form');
    return plain(fromParams(new URLSearchParams(text)));
  }
  if (text === '') return plain({});
  if (kind !== 'application/json') throw refuse('validation', 415, 'The body must be JSON');
  return plain(parseJson(text));
};

/** Of a union told apart by a constant, the member that is meant: its errors are the ones to show. */
const variantOf = (schema: TSchema, input: unknown): TSchema => {
  if (!('anyOf' in schema) || !Array.isArray(schema.anyOf) || !isObject(input)) return schema;
  const variants = schema.anyOf as readonly (TSchema & {
    readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
  })[];
  const fits = (properties: Readonly<Record<string, { readonly const?: unknown }>>): boolean =>
    Object.entries(properties).some(
      ([name, property]) => property.const !== undefined && property.const === input[name],
    );
  return variants.find(({ properties }) => properties !== undefined && fits(properties)) ?? schema;
};

interface Received {
  readonly input: unknown;
  /** To be called before acting on a sealed body. */
  readonly spend: Opened['spend'];
}

/** What a call was given, from path, query string or body, checked against its schema. Throws a `Problem` of code `validation`. */
export const readInput = async (
  call: Call,
  request: Request,
  pathParams: Readonly<Record<string, string>>,
  unseal: Unseal,
  sealing: Scenario['sealing'],
): Promise<Received> => {
  const { body: sent, spend } = await readSent(call, request, unseal, sealing);
  const input = isObject(sent) && Object.keys(pathParams).length > 0 ? { ...sent, ...pathParams } : sent;
  const fromText = call.method === 'GET' || call.method === 'DELETE' || call.body === 'form';
  const wrong = (fromText ? checkText : checkExact)(variantOf(call.input, input))(input);
  if (wrong !== null) throw refuseFields(wrong);
  return { input, spend };
};
