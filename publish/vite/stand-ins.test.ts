import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import uriStub from '#src/forms/uri-stub.ts';

const source = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url)), 'utf8');

test('the installed RJSF uses exactly the parts of fast-uri that our replacement has', () => {
  const text = source('@rjsf/utils/lib/findSchemaDefinition.js');
  expect(text).toContain("import UriResolver from 'fast-uri'");
  const used = new Set([...text.matchAll(/UriResolver\.(\w+)/g)].map(([, name = '']) => name));
  expect([...used].toSorted()).toEqual(Object.keys(uriStub).toSorted());
});

test.each(['RichHelp.js', 'RichDescription.js', 'templates/UnsupportedField.js', 'fields/ObjectField.js'])(
  'the installed RJSF uses only those parts of markdown-to-jsx that our stand-in has: %s',
  (file) => {
    expect(source(`@rjsf/core/lib/components/${file}`)).toContain("import { Markdown } from 'markdown-to-jsx/react'");
  },
);
