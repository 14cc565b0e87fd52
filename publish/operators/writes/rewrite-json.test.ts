import { expect, test } from 'vitest';
import { rewriteJson } from './rewrite-json.ts';

const FILE = `{
    "hosts": ["mine.localhost"],
    "theme": {
        "ink": { "$value": "#000000, {not} \\"a\\" [bracket]" }
    },
    "old": true
}
`;

test('unchanged entries keep their text, and new entries are written in the style of the file [brand.config.version]', () => {
  const { hosts, theme } = JSON.parse(FILE) as Record<string, unknown>;
  expect(rewriteJson(FILE, { version: 2, hosts, theme, seo: { title: 'x' } })).toBe(`{
    "version": 2,
    "hosts": ["mine.localhost"],
    "theme": {
        "ink": { "$value": "#000000, {not} \\"a\\" [bracket]" }
    },
    "seo": {
        "title": "x"
    }
}
`);
});

test('a file on one line is rewritten with one line per entry, and Windows line breaks are kept [brand.config.version]', () => {
  expect(rewriteJson('{"a":{"b":[1,2]},"c":1}', { version: 2, a: { b: [1, 2] }, c: 3 })).toBe(
    '{\n  "version": 2,\n  "a": {"b":[1,2]},\n  "c": 3\n}\n',
  );
  expect(rewriteJson('{\r\n\t"a": 1\r\n}\r\n', { a: 1, b: [2] })).toBe(
    '{\r\n\t"a": 1,\r\n\t"b": [\r\n\t\t2\r\n\t]\r\n}\r\n',
  );
});

test('unchanged values in a changed entry stay as they were written, in objects and in lists [operators.writes.revision]', () => {
  const file = `{
  "theme": {
    "ink": { "$value": "#000",   "hex": "#000" },
    "list": [ { "id": "y", "n": 1 }, { "id": "x", "n": [1,2] } ],
    "gone": 1
  },
  "hosts": ["a", "b"]
}
`;
  const next = {
    theme: {
      ink: { $value: '#000', hex: '#000' },
      list: [
        { id: 'x', n: [1, 2], m: 'b' },
        { id: 'y', n: 1 },
      ],
      added: { a: [] },
    },
    hosts: ['a', 'c', 'b'],
  };
  const rewritten = rewriteJson(file, next);
  expect(JSON.parse(rewritten)).toEqual(next);
  expect(rewritten).toBe(`{
  "theme": {
    "ink": { "$value": "#000",   "hex": "#000" },
    "list": [ { "id": "x", "n": [1,2], "m": "b" }, { "id": "y", "n": 1 } ],
    "added": {
      "a": []
    }
  },
  "hosts": ["a", "c", "b"]
}
`);
});
