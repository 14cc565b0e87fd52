import type { TSchema } from 'typebox';
import type { Call } from '#schemas/call.ts';
import { cleanText, type TextKind } from '#schemas/clean-text.ts';
import type { Scenario } from '#sandbox/kernel/scenarios/scenario.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { unseal, type UnsealedBody } from '#sandbox/kernel/sealing/unseal.ts';
import { readBody, readMultipart } from '#sandbox/kernel/http/read-body.ts';
import { parseJson } from '#sandbox/kernel/http/parse-json.ts';
import { refuseUnstorableText } from '#sandbox/kernel/http/check-text.ts';
import { createProblem, createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { checkExact, checkText } from '#sandbox/kernel/http/check-value.ts';

const SEALED = 'application/jose';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses query parameters. A repeated parameter becomes a list, which is invalid where the schema expects a single value. */
const parseParams = (params: URLSearchParams): Record<string, unknown> => {
  const input: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    input[key] = values.length > 1 ? values : values[0];
  }
  return input;
};

const contentType = (request: Request): string =>
  (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const unsealed = (body: unknown): UnsealedBody => ({ body, markUsed: async () => {} });

const readRawInput = async (
  kernel: Kernel,
  call: Call,
  request: Request,
  sealing: Scenario['sealing'],
): Promise<UnsealedBody> => {
  const url = new URL(request.url);
  if (call.method === 'GET' || call.method === 'DELETE') return unsealed(parseParams(url.searchParams));
  const kind = contentType(request);
  if (call.body === 'multipart') {
    if (kind !== 'multipart/form-data') throw createProblem('validation', 415, 'The body must be a multipart form');
    return unsealed(await readMultipart(request));
  }
  const text = await readBody(request);
  if (kind === SEALED) return unseal(kernel, text, url.pathname);
  if (call.sealed && sealing === 'required') throw createProblem('validation', 415, 'The body must be sealed');
  if (call.body === 'form') {
    if (kind !== 'application/x-www-form-urlencoded') throw createProblem('validation', 415, 'The body must be a form');
    return unsealed(parseParams(new URLSearchParams(text)));
  }
  if (text === '') return unsealed({});
  if (kind !== 'application/json') throw createProblem('validation', 415, 'The body must be JSON');
  return unsealed(parseJson(text));
};

/** Returns the variant of a discriminated union that the input selects, so that only this variant's errors are reported. */
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

/** Returns the input with all typed texts cleaned according to `x-text` in their schemas. */
const withCleanTexts = (schema: TSchema, input: unknown): unknown => {
  if (!isObject(input) || !('properties' in schema)) return input;
  const properties = schema.properties as Readonly<Record<string, { readonly 'x-text'?: TextKind }>>;
  const cleaned = Object.entries(input).map(([name, value]) => {
    const kind = Object.hasOwn(properties, name) ? properties[name]?.['x-text'] : undefined;
    return [name, kind === undefined || typeof value !== 'string' ? value : cleanText(value, kind)];
  });
  return Object.fromEntries(cleaned) as unknown;
};

interface CallInput {
  readonly input: unknown;
  /** Marks a sealed body as used. It must be called before the call has any effect. */
  readonly markUsed: UnsealedBody['markUsed'];
}

/** Reads the input of a call from the path, the query string or the body and validates it. Throws a `Problem` with the code `validation`. */
export const readInput = async (
  kernel: Kernel,
  call: Call,
  request: Request,
  pathParams: Readonly<Record<string, string>>,
  sealing: Scenario['sealing'],
): Promise<CallInput> => {
  const { body: sent, markUsed } = await readRawInput(kernel, call, request, sealing);
  const given = isObject(sent) && Object.keys(pathParams).length > 0 ? { ...sent, ...pathParams } : sent;
  refuseUnstorableText(given);
  const fromText = call.method === 'GET' || call.method === 'DELETE' || call.body !== 'json';
  const schema = variantOf(call.input, given);
  const input = withCleanTexts(schema, given);
  const wrong = (fromText ? checkText : checkExact)(schema)(input);
  if (wrong !== null) throw createFieldProblem(wrong);
  return { input, markUsed };
};
