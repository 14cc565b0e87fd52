import type { TSchema } from 'typebox';
import { allCalls } from '#schemas/calls/all-calls.ts';
import type { Call, TokenRequirement } from '#schemas/call.ts';
import { LANGUAGE_CODE } from '#schemas/languages.ts';
import { refusalDetail } from '#schemas/refusal-detail.ts';
import { namedSchemas, withReferences } from './named-schemas.ts';
import manifest from '../../package.json' with { type: 'json' };

type Json = Record<string, unknown>;

const SECURITY: Readonly<Record<TokenRequirement, readonly Json[]>> = {
  none: [],
  sent: [{}, { cookie: [] }, { bearer: [] }],
  needed: [{ cookie: [] }, { bearer: [] }],
};

const reference = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
const asJson = (schema: unknown): Json => ({ 'application/json': { schema } });
const pathParameters = (path: string): ReadonlySet<string> =>
  new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
const hasBody = ({ method }: Call): boolean => method === 'POST' || method === 'PUT';

const fieldsOf = (
  schema: TSchema,
): { readonly properties: Readonly<Record<string, TSchema>>; readonly required: ReadonlySet<string> } => {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, TSchema>; required?: string[] };
  return { properties, required: new Set(required) };
};

const parametersOf = (call: Call): Json[] => {
  const { properties, required } = fieldsOf(call.input);
  const placed = pathParameters(call.path);
  return [
    ...['Merchant', 'Language', 'Platform', ...(call.idempotent ? ['Idempotency-Key'] : [])].map((name) =>
      reference('parameters', name),
    ),
    ...Object.entries(properties)
      .filter(([name]) => placed.has(name) || !hasBody(call))
      .map(([name, schema]) => ({
        name,
        in: placed.has(name) ? 'path' : 'query',
        required: placed.has(name) || required.has(name),
        schema,
      })),
  ];
};

const bodyOf = ({ body, input, sealed }: Call): Json => ({
  required: true,
  content: {
    ...(body === 'json'
      ? asJson(input)
      : { [body === 'form' ? 'application/x-www-form-urlencoded' : 'multipart/form-data']: { schema: input } }),
    ...(sealed ? { 'application/jose': { schema: reference('schemas', 'SealedBody') } } : {}),
  },
});

const answer = (value: unknown): Json => ({
  type: 'object',
  required: ['success'],
  properties: { success: { const: true }, value, message: { type: 'string' } },
});

const responsesOf = ({ output, failure }: Call): Json => ({
  200: { description: 'Success.', content: asJson(answer(output)) },
  default:
    failure === null
      ? reference('responses', 'Failure')
      : {
          description: 'Failure.',
          content: asJson({
            allOf: [reference('schemas', 'Failure'), { type: 'object', properties: { value: failure } }],
          }),
        },
});

const operation = (call: Call): Json => ({
  operationId: call.name,
  tags: [call.name.split('.')[0]],
  security: SECURITY[call.token],
  parameters: parametersOf(call),
  ...(hasBody(call) ? { requestBody: bodyOf(call) } : {}),
  responses: responsesOf(call),
  'x-requirement': call.requirement,
  'x-token': call.token,
  ...(call.token === 'needed' ? { 'x-open-to': call.openTo } : {}),
  'x-stales': call.stales,
});

const header = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const components: Json = {
  securitySchemes: {
    cookie: { type: 'apiKey', in: 'cookie', name: '__Host-s', description: 'HttpOnly; set by the platform at login.' },
    bearer: { type: 'http', scheme: 'bearer', description: 'For brands whose platform.session is bearer.' },
  },
  parameters: {
    Merchant: header(
      'Merchant',
      'The merchant code of the brand. The server in front sets it from the host and refuses any other.',
      { type: 'string', maxLength: 40 },
    ),
    Language: header('Language', "The player's language.", { type: 'string', pattern: LANGUAGE_CODE }),
    Platform: header('Platform', 'Always web.', { const: 'web' }),
    'Idempotency-Key': header(
      'Idempotency-Key',
      'A UUID created when the player confirms and kept through retries: the same key and body return the stored response.',
      {
        type: 'string',
        format: 'uuid',
      },
    ),
  },
  schemas: {
    ...namedSchemas(),
    Failure: {
      type: 'object',
      required: ['success', 'message'],
      properties: {
        success: { const: false },
        value: refusalDetail,
        message: { type: 'string' },
        code: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    SealedBody: {
      type: 'string',
      description:
        'Compact JWE for a key of /wps/system/keys, named by kid; the plain text is {aud: path, iat, jti, body}.',
    },
  },
  responses: { Failure: { description: 'Failure.', content: asJson(reference('schemas', 'Failure')) } },
};

const paths = (): Json => {
  const found: Record<string, Json> = {};
  const inOrder = [...allCalls].sort((one, other) => (one.path + one.method < other.path + other.method ? -1 : 1));
  for (const call of inOrder)
    found[call.path] = { ...found[call.path], [call.method.toLowerCase()]: withReferences(operation(call)) };
  return found;
};

/** Returns the platform's calls as OpenAPI 3.1 JSON text. */
export const openapiText = (): string =>
  `${JSON.stringify(
    {
      openapi: '3.1.0',
      info: { title: 'Marquee platform calls', version: manifest.version },
      servers: [{ url: '/' }],
      paths: paths(),
      components,
    },
    null,
    2,
  )}\n`;
