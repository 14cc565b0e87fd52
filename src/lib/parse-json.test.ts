import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  ['{"a":1,"__proto__":{"admin":true}}', { a: 1 }],
  ['{"a":{"constructor":{"prototype":{"admin":true}}}}', { a: {} }],
  ['{"a":1,"\\u005f_proto__":{"admin":true}}', { a: 1 }],
  ['{"a":1,"\\u0070rototype":{"admin":true}}', { a: 1 }],
  ['[{"__proto__":1},{"b":"constructor"}]', [{}, { b: 'constructor' }]],
  ['{"name":"Phượng \\u0048oàng"}', { name: 'Phượng Hoàng' }],
  ['{"name":"plain","list":[1,null,true]}', { name: 'plain', list: [1, null, true] }],
  ['""', ''],
])('%s is parsed without the keys that allow prototype pollution', (text, value) => {
  const read = parseJson(text);
  expect(read).toEqual(value);
  expect(JSON.stringify(read)).toBe(JSON.stringify(value));
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test.each([['{'], ['{"__proto__":'], ['']])('invalid JSON is a syntax error: %s', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});
