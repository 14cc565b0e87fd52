import { expect, test, vi } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { marquee } from '../marquee.ts';
import { openapiText } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly security: readonly object[];
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly [kind: string]: Readonly<Record<string, unknown>> };
}

const read = () => JSON.parse(openapiText()) as Document;
const { paths } = read();
const operations = new Map(
  Object.values(paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation] as const),
  ),
);

test('the OpenAPI document has one operation per call', () => {
  expect([...operations.keys()].sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

test('the command line prints the OpenAPI document', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await marquee(['openapi'])).toBe(0);
  expect(written.mock.calls.map(([text]) => text).join('')).toBe(openapiText());
});

test('every reference resolves', () => {
  const text = openapiText();
  const { components } = read();
  const lost = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)].filter(
    ([, kind = '', name = '']) => components[kind]?.[name] === undefined,
  );
  expect(lost).toEqual([]);
});

test('exactly the calls with a sealed body accept a JWE', () => {
  for (const { name, sealed } of allCalls) {
    expect('application/jose' in (operations.get(name)?.requestBody?.content ?? {}), name).toBe(sealed);
  }
});

test('path parameters are in the path, and other input of a GET call is in the query', () => {
  const places = operations.get('agent.contractRecords')?.parameters.filter((parameter) => parameter.in !== undefined);
  expect(places?.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
    'path kind',
    'query role',
    'query from',
    'query to',
    'query account',
    'query pageNo',
    'query pageSize',
  ]);
});

test('the security of an operation states whether its call needs a session', () => {
  expect(operations.get('account.memberInfo')?.security).toEqual([{ cookie: [] }, { bearer: [] }]);
  expect(operations.get('games.gameList')?.security).toContainEqual({});
  expect(operations.get('account.status')?.security).toEqual([]);
});

test('exactly the idempotent calls require an idempotency key', () => {
  const keyed = [...operations.values()].filter(({ parameters }) =>
    parameters.some(({ $ref }) => $ref?.endsWith('/Idempotency-Key')),
  );
  expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(
    allCalls
      .filter(({ idempotent }) => idempotent)
      .map(({ name }) => name)
      .sort(),
  );
});
