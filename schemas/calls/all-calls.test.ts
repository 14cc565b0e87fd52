import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';
import { accountCalls } from '#tests/support/agreed-calls/account.ts';
import { gamesCalls } from '#tests/support/agreed-calls/games.ts';
import { homeCalls } from '#tests/support/agreed-calls/home.ts';
import { cashierCalls } from '#tests/support/agreed-calls/cashier.ts';
import { memberCalls } from '#tests/support/agreed-calls/member.ts';
import { messageCalls } from '#tests/support/agreed-calls/messages.ts';
import { agentCalls } from '#tests/support/agreed-calls/agent.ts';
import { referralCalls } from '#tests/support/agreed-calls/referral.ts';
import { promotionCalls } from '#tests/support/agreed-calls/promotions.ts';
import { securityCalls } from '#tests/support/agreed-calls/security.ts';

const CALLS = [
  ...accountCalls,
  ...gamesCalls,
  ...homeCalls,
  ...memberCalls,
  ...messageCalls,
  ...referralCalls,
  ...cashierCalls,
  ...agentCalls,
  ...securityCalls,
  ...promotionCalls,
];

const GAME =
  'nodeId gameId? vassalage gameType gameClassify gameName minBet minLineNum isGame defaultPlayType accountTypeName? vendor? gameCode? code? accountTypeId? icon? isHot? maintenance? hasDemo? rtp?';
const TOKEN: Readonly<Record<string, string>> = { n: 'none', s: 'sent', t: 'needed' };

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: boolean;
}

const sorted = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .sort();

const fields = (shape: Shape): string[] => {
  if (shape.items) return ['[]', ...fields(shape.items)];
  const [pattern] = Object.values(shape.patternProperties ?? {});
  if (pattern) return ['{}', ...fields(pattern)];
  const variants = shape.anyOf ?? [shape];
  const names = new Set(variants.flatMap((variant) => Object.keys(variant.properties ?? {})));
  return [...names].map((name) => (variants.every(({ required }) => required?.includes(name)) ? name : `${name}?`));
};

/**
 * Requirements whose ids do not appear in these titles, because schemas cannot express them and other tests cover them: encryption, launches and search.
 */
const NOT_SHOWN = new Set(['calls.rule.encryption', 'launch.generic', 'games.search.name']);

const find = (method: string, path: string) => allCalls.find((call) => call.method === method && call.path === path);

const shownIds = (ids: string): string =>
  ids
    .split(' ')
    .filter((id) => !NOT_SHOWN.has(id))
    .map((id) => `[${id}]`)
    .join(' ');

const rows = CALLS.map(([ids, method, path, access, input, answer]) => ({
  requirements: ids.split(' '),
  method,
  path,
  token: TOKEN[access.charAt(0)],
  sealed: access.endsWith('sealed'),
  input,
  answer: answer.replace('GAME', GAME),
  ids: shownIds(ids),
}));

test.each(
  rows.map(
    (row) => [`${row.method} ${row.path} has the agreed input and output fields ${row.ids}`.trim(), row] as const,
  ),
)('%s', (_title, { requirements, method, path, token, sealed, input, answer }) => {
  const call = find(method, path);
  expect(requirements).toContain(call?.requirement);
  expect(call).toMatchObject({ token, sealed });
  expect(fields(call?.input as Shape).sort()).toEqual(sorted(input));
  expect(fields(call?.output as Shape).sort()).toEqual(sorted(answer));
});

test('the names of calls are unique, and so are combinations of method and path', () => {
  expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length);
  expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length);
});

test('each name in `stales` is the name of a call', () => {
  const names = new Set(allCalls.map(({ name }) => name));
  expect(allCalls.flatMap(({ stales }) => stales).filter((name) => !names.has(name))).toEqual([]);
});

const byName = allCalls.map((call) => [call.name, call] as const);

test.each(byName)('%s has schemas that a strict validator accepts', (_name, { input, output, failure }) => {
  const ajv = new Ajv2020({ strict: true }).addVocabulary(['x-text']);
  for (const schema of [input, output, failure]) if (schema !== null) expect(() => ajv.compile(schema)).not.toThrow();
});

test.each(byName)('%s refuses unknown fields', (_name, { input }) => {
  const outer: Shape = input;
  for (const shape of outer.anyOf ?? [outer]) expect(shape.additionalProperties).toBe(false);
});
