import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { DTCG_SCHEMA } from '#tests/support/dtcg-schema.ts';
import type { Brand } from './brand.ts';
import { TOKEN_FORMS, tokensAsCss } from './token-forms.ts';
import { SAMPLE_BRANDS } from '#tests/support/sample-brands.ts';

const validate = new Ajv2020({ strict: false, allErrors: true }).compile(DTCG_SCHEMA);
const errorsOf = (tokens: unknown): readonly string[] =>
  validate(tokens) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

const brands = new URL('../brands/', import.meta.url);
const tokensOf = (id: string) =>
  (JSON.parse(readFileSync(new URL(`${id}/brand.json`, brands), 'utf8')) as Brand).theme.tokens;

test.each(SAMPLE_BRANDS)('the tokens of %s are valid in the DTCG 2025.10 format [layout.tokens.write]', (id) => {
  expect(errorsOf(tokensOf(id))).toEqual([]);
});

test('tokens written as strings are not valid in the DTCG format [layout.tokens.write]', () => {
  const errors = errorsOf(tokensAsCss(tokensOf('perya')));
  expect(errors).toContain('/light/ink/$value must be object');
  expect(errors).toContain('/dimension/radius-card/$value must be object');
});

const color = { colorSpace: 'srgb', components: [0, 0, 0] };
test.each<[what: string, group: unknown]>([
  ['a token without a type', { ink: { $value: color } }],
  ['a reserved name', { $type: 'color', $ink: { $value: color } }],
  ['a name with a dot', { $type: 'color', 'ink.muted': { $value: color } }],
  ['an unknown type', { $type: 'colour', ink: { $value: color } }],
  ['a component above 1', { $type: 'color', ink: { $value: { ...color, components: [0, 0, 255] } } }],
  ['a short hex', { $type: 'color', ink: { $value: { ...color, hex: '#fff' } } }],
  ['a length without a unit', { $type: 'dimension', gap: { $value: { value: 8 } } }],
  ['an easing curve outside the time range', { $type: 'cubicBezier', out: { $value: [0, 0, 1.2, 1] } }],
  ['a gradient without positions', { $type: 'gradient', shade: { $value: [{ color }] } }],
])('the schema that the test uses refuses %s [layout.tokens.write]', (_what, group) => {
  expect(errorsOf({ group })).not.toEqual([]);
});

test.each(Object.entries(TOKEN_FORMS))(
  'the object that findings suggest for a %s is valid in the DTCG format [layout.tokens.groups]',
  (type, { examples }) => {
    expect(errorsOf({ group: { $type: type, token: { $value: examples.at(-1) } } })).toEqual([]);
  },
);

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the components of a written colour give the same colour as its hex [layout.tokens.write]', () => {
  const { toCss, toObject } = TOKEN_FORMS.color;
  fc.assert(
    fc.property(hex, (text) => {
      const { colorSpace, components } = toObject(text);
      expect(toCss({ colorSpace, components })).toBe(text);
      expect(toObject({ colorSpace, components })).toEqual(toObject(text));
    }),
  );
});
