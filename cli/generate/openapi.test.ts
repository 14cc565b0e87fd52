import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';
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

test('the document has one operation a call', () => {
  expect([...operations.keys()].sort()).toEqual(allCalls.map(({ name }) => name).sort());
});

test('the document on disk is what the calls make', () => {
  expect(readFileSync(new URL('../../schemas/generated/openapi.json', import.meta.url), 'utf8')).toBe(openapiText());
});

test('every reference leads somewhere', () => {
  const text = openapiText();
  const { components } = read();
  const lost = [...text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)].filter(
    ([, kind = '', name = '']) => components[kind]?.[name] === undefined,
  );
  expect(lost).toEqual([]);
});

test('a sealed body may be sent as JWE, another may not', () => {
  for (const { name, sealed } of allCalls) {
    expect('application/jose' in (operations.get(name)?.requestBody?.content ?? {}), name).toBe(sealed);
  }
});

test('path parameters stand in the path, the rest of a read in the query', () => {
  const places = operations.get('agent.contractRecords')?.parameters.filter((parameter) => parameter.in !== undefined);
  expect(places?.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual([
    'path kind',
    'query from',
    'query to',
    'query pageNo',
    'query pageSize',
  ]);
});

test('a call that needs a session says so, an open one says that it needs none', () => {
  expect(operations.get('account.memberInfo')?.security).toEqual([{ cookie: [] }, { bearer: [] }]);
  expect(operations.get('games.gameList')?.security).toContainEqual({});
  expect(operations.get('account.status')?.security).toEqual([]);
});

test('what moves money asks for an idempotency key', () => {
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
