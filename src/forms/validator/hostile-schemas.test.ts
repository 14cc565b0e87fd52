import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from '#tests/support/fast-check.ts';
import { isFull } from '#tests/support/full-run.ts';
import { expect, test } from 'vitest';
import { CountedReads } from './counted-reads.ts';
import { HEAVY_SCHEMAS } from './heavy-schemas.ts';
import { hostileCases, type HostileCase } from './hostile-schemas.ts';
import type { JsonSchema } from './json-schema.ts';
import { findSchemaError } from './schema-errors.ts';
import { validate } from './validate.ts';
import { MAX_STEPS } from './work-budget.ts';

const REFUSAL = /takes too long to check|nested (?:too deeply|deeper than 64 levels)|more than 10000 entries/;

/** Loads the schema and, if it is accepted, checks the value; returns the number of errors. Asserts that `validate` throws only known limit errors. */
const loadAndCheck = (schema: unknown, value: unknown, onLoaded = (): void => {}): number => {
  if (findSchemaError(schema) !== null) return 0;
  onLoaded();
  try {
    return validate(schema as JsonSchema, value).length;
  } catch (error) {
    expect(String(error)).toMatch(REFUSAL);
    return 0;
  }
};

const MOST_KEYS = 2_000;
/** A step reads at most four properties. Listing the keys of an object is counted only afterwards, so the last listing may exceed the budget. */
const mostReads = (keys: number): number => 4 * (MAX_STEPS + keys);
const MOST_ERRORS = MAX_STEPS / 10;

const expectFewReads = ({ schema, value }: HostileCase, keys = MOST_KEYS): void => {
  const counter = new CountedReads(mostReads(keys));
  // Loading and checking each have their own budget.
  const startAgain = (): void => {
    counter.reads = 0;
  };
  expect(loadAndCheck(counter.watch(schema), counter.watch(value), startAgain)).toBeLessThanOrEqual(MOST_ERRORS);
};

test.each(HEAVY_SCHEMAS)('%s: the check reads no more than its budget allows', (_what, schema, value) => {
  expectFewReads({ schema, value }, 100_000);
});

/** Runs one case at a time, because `fc.assert` would print and shrink cases of several megabytes; a failure names its seed. */
const tryCases = (cases: fc.Arbitrary<HostileCase>, runs: number, check: (hostile: HostileCase) => void): void => {
  const first = isFull ? Math.floor(Math.random() * 1e9) : 0;
  for (let seed = first; seed < first + runs; seed += 1) {
    for (const hostile of fc.sample(cases, { numRuns: 1, seed })) {
      try {
        check(hostile);
      } catch (error) {
        throw new Error(`The case with seed ${seed} failed`, { cause: error });
      }
    }
  }
};

const small = hostileCases(MOST_KEYS);

test.each(small.keywords)(
  'checking large values against a large `%s` reads no more than the budget allows',
  (keyword) => {
    tryCases(small.ofKeyword(keyword), isFull ? 40 : 2, expectFewReads);
  },
);

test('checking nested keywords reads no more than the budget allows', () => {
  tryCases(small.ofAny, isFull ? 300 : 15, expectFewReads);
});

const LONGEST_MS = 50;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_TRIES = 12;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Measures CPU time, so that waiting for a core does not count. */
const spentOn = (work: () => void): { readonly ms: number; readonly bytes: number } => {
  collectGarbage();
  const { heapUsed } = process.memoryUsage();
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, bytes: process.memoryUsage().heapUsed - heapUsed };
};

/** Copies a value; parts that are shared in the original are shared in the copy. */
const copyOf = (value: unknown, known: Map<unknown, unknown>): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? [] : {};
  known.set(value, copy);
  for (const [key, each] of Object.entries(value)) Reflect.set(copy, key, copyOf(each, known));
  return copy;
};

/**
 * Repeats the check until one run is fast enough, because the first runs are slower until the code is compiled. Each run uses a new copy of the
 * schema, so that it does not profit from cached results.
 */
const expectQuick = (hostile: HostileCase): void => {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < MOST_TRIES && best >= LONGEST_MS; tries += 1) {
    const schema = copyOf(hostile.schema, new Map());
    const { ms, bytes } = spentOn(() => void loadAndCheck(schema, hostile.value));
    expect(bytes).toBeLessThan(MOST_BYTES);
    best = Math.min(best, ms);
  }
  expect(best).toBeLessThan(LONGEST_MS);
};

if (isFull) {
  const large = hostileCases(100_000);

  test.each(HEAVY_SCHEMAS)('%s: loading and checking take less than 50 ms and 64 MB', (_what, schema, value) => {
    expectQuick({ schema, value });
  });

  test.each(large.keywords)('checking large values against a large `%s` takes less than 50 ms and 64 MB', (keyword) => {
    tryCases(large.ofKeyword(keyword), 5, expectQuick);
  });

  test('checking nested keywords takes less than 50 ms and 64 MB', () => {
    tryCases(large.ofAny, 60, expectQuick);
  }, 600_000);
}
