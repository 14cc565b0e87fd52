import { expect, test } from 'vitest';
import { sampleRegisterForm } from '../sample-register-form.ts';
import { refuseUnknownKeywords, unknownKeyword } from './known-keywords.ts';

test('the registration form uses known keywords only', () => {
  expect(unknownKeyword(sampleRegisterForm().schema)).toBeNull();
});

test.each([
  ['at the top', { contains: {} }, '#/contains'],
  ['in a property', { properties: { a: { format: 'email' } } }, '#/properties/a/format'],
  ['in a list', { allOf: [{}, { if: { patternProperties: {} } }] }, '#/allOf/1/if/patternProperties'],
  ['as something that is no schema', { properties: { a: 'string' } }, '#/properties/a'],
])('an unknown keyword %s is found by its pointer', (_where, schema, pointer) => {
  expect(unknownKeyword(schema)).toBe(pointer);
});

test('a property may have the name of a keyword', () => {
  expect(unknownKeyword({ properties: { contains: { type: 'string' } } })).toBeNull();
});

test('a schema with an unknown keyword is refused when it is loaded', () => {
  expect(() => refuseUnknownKeywords({ $dynamicRef: '#x' })).toThrow('#/$dynamicRef');
});
