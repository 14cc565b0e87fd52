import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { brandSchema } from '../brand.ts';
import { loadBrand } from './load-brand.ts';
import { sampleJson, sampleSource, sourceFile } from '#tests/support/sample-source.ts';

type Json = Record<string, unknown>;
const isValid = new Ajv2020({ strict: false }).compile(brandSchema);

const pathsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, entry]) => pathsIn(entry, [...path, key]))];

const assets = new Map([...sampleSource().assets.keys()].map((path) => [path, { size: 1000, svg: null }] as const));
/** Keys without a default that the sample does not have. */
const OPTIONAL = [
  ['platform', 'launchReferrer'],
  ['register', 'ways'],
  ['seo', 'pages'],
  ['seo', 'index'],
  ['modules', 'offline'],
  ['modules', 'openNotices'],
  ['navigation', 'launchIn'],
];
const paths = [...pathsIn(sampleJson()).filter((path) => path.length > 0), ...OPTIONAL];

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    '__proto__',
    'javascript:alert(1)',
    '#ffffff',
    '\u202e',
    'x'.repeat(5000),
    ['RNG', 'RNG'],
    [null],
    { $value: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const mutation = fc.record({
  path: fc.constantFrom(...paths),
  kind: fc.constantFrom('set', 'delete', 'add'),
  key: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')),
  value: odd,
});

const mutated = (
  json: Json,
  { path, kind, key, value }: { path: readonly string[]; kind: string; key: string; value: unknown },
): void => {
  let holder: unknown = json;
  for (const name of path.slice(0, -1))
    holder =
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name) ? (holder as Json)[name] : null;
  const last = kind === 'add' ? key : (path.at(-1) ?? '');
  if (typeof holder !== 'object' || holder === null) return;
  if (kind === 'delete') delete (holder as Json)[last];
  else Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true });
};

test('after any change to its file, a brand is either complete and valid, or the findings explain why it is not [brand.config.server]', () => {
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 5 }), (mutations) => {
      const json = sampleJson();
      for (const one of mutations) mutated(json, one);
      const { brand, findings } = loadBrand(sampleSource({ json, assets }));
      if (brand === null) expect(findings.some(({ level }) => level === 'error')).toBe(true);
      else expect(isValid(brand), JSON.stringify(isValid.errors)).toBe(true);
      for (const { message, remedy } of findings) expect(message !== '' && remedy !== '').toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['platform', 'launchReferrer', { origin: 'https://g.example', policy: 'origin' }],
  ['register', 'ways', ['mobil']],
  ['seo', 'pages', { '/rng': {} }],
  ['seo', 'index', 'false'],
  ['modules', 'openNotices', 'yes'],
  ['navigation', 'launchIn', 'nowhere'],
])('a faulty %s.%s is a finding, and the brand is as if it were missing [brand.config.server]', (block, key, value) => {
  const json = sampleJson();
  json[block] = { ...(json[block] as Json | undefined), [key]: value };
  const { brand, findings } = loadBrand(sampleSource({ json, assets }));
  expect(findings.map(({ pointer }) => pointer)).toContainEqual(expect.stringMatching(`^/${block}/${key}`));
  expect(brand?.[block as 'seo']).not.toHaveProperty(key);
});

test('reading a file with arbitrary bytes results in findings, never in an exception [brand.config.server]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.string().map((text) => new TextEncoder().encode(text)),
        fc.json().map((text) => new TextEncoder().encode(text)),
      ),
      (bytes) => {
        const { brand, findings } = loadBrand(
          sampleSource({ brandJson: sourceFile(bytes), texts: new Map([['EN', sourceFile(bytes)]]), assets }),
        );
        expect(brand).toBeNull();
        expect(findings.length).toBeGreaterThan(0);
      },
    ),
  );
});
