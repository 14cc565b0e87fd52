import { runInNewContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';
import * as parts from '#src/platform/answer-check.ts';
import { checkCode } from './answer-check-code.ts';

type Schema = Parameters<typeof checkCode>[0];

const plain = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema)) as Schema;
/** Returns a schema that also refuses integers that `JSON.parse` may have rounded. */
const exactIntegers = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_key, part: unknown) =>
    typeof part === 'object' && part !== null && 'type' in part && part.type === 'integer'
      ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...part }
      : part,
  ) as Schema;
const checkOf = (schema: Schema): parts.Check =>
  runInNewContext(checkCode(schema, 'test'), { ...parts }) as parts.Check;

// Only values that JSON can represent, so no infinity and no NaN.
const strange = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e12, '', 'PHP', '🎲'.repeat(200), [], {}),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Generates values that match a schema or nearly match it. */
const near = (schema: Schema, depth = 0): fc.Arbitrary<unknown> => {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => near(option, depth)));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.const !== undefined) return fc.constant(schema.const);
    switch (schema.type) {
      case 'object':
        return depth > 4
          ? fc.constant({})
          : fc.record(
              Object.fromEntries(
                Object.entries(schema.properties ?? {}).map(([key, value]) => [key, near(value, depth + 1)]),
              ),
              {
                requiredKeys: fc.sample(fc.boolean(), 1)[0] === true ? [] : [...(schema.required ?? [])],
              },
            );
      case 'array':
        return fc.array(near(schema.items ?? {}, depth + 1), { maxLength: 2 });
      case 'string':
        return fc.oneof(
          fc.string({ maxLength: Math.min(schema.maxLength ?? 8, 8) }),
          fc.constant('x'.repeat((schema.maxLength ?? 7) + 1)),
          fc.constant('PHP'),
        );
      case 'number':
        return fc.double({ noNaN: true, noDefaultInfinity: true });
      case 'integer':
        return fc.integer({ min: -3 });
      case 'boolean':
        return fc.boolean();
      default:
        return fc.constant(null);
    }
  };
  return fc.oneof({ arbitrary: fitting(), weight: 12 }, { arbitrary: strange, weight: 1 });
};

test.each(allCalls.map((call) => [call.name, call] as const))(
  'the generated check of %s accepts the same answers as its JSON Schema [calls.rule.envelope]',
  (_name, call) => {
    const schema = plain(call.output);
    const check = checkOf(schema);
    const exact = new Ajv2020({ strict: false }).compile(exactIntegers(schema));
    fc.assert(
      fc.property(near(schema), (value) => {
        expect(check(value)).toBe(exact(value));
      }),
      { numRuns: 60 },
    );
  },
);

test('the build fails if a schema has a keyword that the check does not support', () => {
  expect(() => checkCode({ type: 'string', format: 'email' }, 'account.login')).toThrow(
    /account\.login: the answer check does not support the keyword "format"/,
  );
});
