import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('keys that could change a prototype are removed at every depth [calls.rule.envelope]', () => {
  const parsed = parseJson(
    '{"a":{"__proto__":{"polluted":1},"constructor":{"prototype":{}},"b":[{"prototype":2,"c":3}]}}',
  );
  expect(parsed).toEqual({ a: { b: [{ c: 3 }] } });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('64 levels of nesting are accepted, and 65 are rejected before parsing [calls.rule.envelope]', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(parseJson(nested(64))).toBeInstanceOf(Array);
  expect(() => parseJson(nested(65))).toThrow(expect.objectContaining({ code: 'validation', status: 400 }));
  expect(() => parseJson(nested(200_000))).toThrow(expect.objectContaining({ code: 'validation', status: 400 }));
});

test('brackets inside strings do not count towards the depth [calls.rule.envelope]', () => {
  const text = JSON.stringify({ note: '[{"\\'.repeat(100) });
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each(['', '{', '{"a":1,}', 'undefined', "{'a':1}", '{"a":01}'])(
  '%j is not JSON and is refused [calls.rule.envelope]',
  (text) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'validation', status: 400 }));
  },
);
