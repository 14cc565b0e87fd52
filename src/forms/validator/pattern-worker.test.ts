import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { ThreadedWorker } from '#tests/support/threaded-worker.ts';
import { fieldRuleSchema } from '#schemas/forms/field-rule-schema.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { createPatternChecker } from './pattern-checker.ts';

const WORKER = join(import.meta.dirname, 'pattern-worker.ts');

const PATIENCE_MS = 30_000;
const workers: ThreadedWorker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
});

/**
 * Creates a checker and waits until its worker has started: in tests a thread takes seconds to load, which must not count as checking time. The long
 * start timeout allows for a busy machine.
 */
const start = async (checkMs?: number) => {
  const check = createPatternChecker(
    () => {
      const worker = new ThreadedWorker(WORKER);
      workers.push(worker);
      return worker;
    },
    { startMs: PATIENCE_MS, ...(checkMs === undefined ? {} : { checkMs }) },
  );
  expect(await check({ pattern: 'a', value: 'a' })).not.toBe('undecided');
  return check;
};

const HOSTILE: readonly (readonly [string, string])[] = [
  ['(a+)+', `${'a'.repeat(60)}!`],
  ['(a|aa)+', `${'a'.repeat(60)}!`],
  ['([a-z]*)*', `${'a'.repeat(60)}1`],
  [String.raw`(\w+\s?)*`, `${'word'.repeat(12)}!`],
  ['(?=(a+)+b)a*c', 'a'.repeat(60)],
  [String.raw`(\p{L}+)+`, `${'ก'.repeat(60)}!`],
];

test.each(HOSTILE)(
  'the pattern %s, which backtracks catastrophically, does not block the page, and its result is undecided [rules.pattern.ids]',
  async (pattern, value) => {
    const check = await start();
    let turns = 0;
    const turning = setInterval(() => (turns += 1));
    expect(await check({ pattern, value })).toBe('undecided');
    clearInterval(turning);
    expect(turns).toBeGreaterThan(1);
    expect(workers).toHaveLength(1);
  },
);

test('after a pattern that backtracks catastrophically, the next one is checked by a new worker [rules.pattern.ids]', async () => {
  const check = await start(2_000);
  const results = await Promise.all([
    check({ pattern: '(a+)+', value: `${'a'.repeat(60)}!` }),
    check({ pattern: 'a+', value: 'aa' }),
  ]);
  expect([...results, workers.length]).toEqual(['undecided', 'fits', 2]);
});

test.each([
  [String.raw`\p{Script=Thai}+`, 'สมชาย', 'fits'],
  [String.raw`\p{Script=Thai}+`, 'somchai', 'fails'],
  ['.{2}', '😀😀', 'fits'],
  ['.{2}', '😀', 'fails'],
  ['[😀-😎]+', '😃', 'fits'],
  ['مرحبا', 'مرحبا', 'fits'],
  ['(?<=a)b', 'b', 'fails'],
  [String.raw`[\w-.]+`, 'a-.b', 'fits'],
] as const)('the pattern %s for the value %s gives the result "%s"', async (pattern, value, result) => {
  expect(await (await start(PATIENCE_MS))({ pattern, value })).toBe(result);
});

const rule = (acceptedPattern: string): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern,
  patternId: 99,
  minLength: 1,
  maxLength: 99,
});

test.each([
  ['an unclosed character class', '(['],
  ['a duplicate group name', '(?<n>a)(?<n>b)'],
  ['a quantifier whose bounds are reversed', 'a{2,1}'],
  ['a quantifier that follows nothing', '*a'],
  ['an unknown Unicode property', String.raw`\p{Nope}(`],
  ['600 characters', `(${'a'.repeat(600)})`],
])(
  'a pattern with %s is ignored, so that any value is accepted, and the pattern is reported [rules.pattern.anchor]',
  (_fault, pattern) => {
    const faults: string[] = [];
    const field = fieldRuleSchema('line', rule(pattern), 'format', ({ fault }) => faults.push(fault));
    expect([field.pattern, field['x-check'], faults]).toEqual([undefined, undefined, ['pattern']]);
  },
);

test.each([
  `${'('.repeat(250)}a${')'.repeat(250)}`,
  `${'(a{1,999}'.repeat(50)}${')'.repeat(50)}`,
  '(?:a|b|c|d)'.repeat(46),
  `[${'\\u{1F600}'.repeat(50)}]`,
])(
  'building a schema with an expensive pattern costs about as much as with a plain one, because the page only parses it: case %#',
  async (pattern) => {
    const look = (looked: string) => () =>
      Array.from({ length: 50 }, () => fieldRuleSchema('line', rule(looked), 'format'));
    expect(await costRatio(look(pattern), look('[a-z0-9]'.repeat(60)))).toBeLessThan(20);
  },
);

test('the message for a pattern id without a text is the fallback of its field [rules.message.key]', () => {
  expect(fieldRuleSchema('line', rule('[0-9]+'), 'format')['x-message']).toMatchObject({
    key: 'reg_pattern_99',
    fallback: 'format',
  });
});
