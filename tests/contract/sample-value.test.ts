import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { sampleValue } from './sample-value.ts';

const plain = allCalls.filter(({ input }) => !JSON.stringify(input).includes('"pattern"'));

test('a call whose input has no patterns needs no sample, because one is generated from its schema', () => {
  const ajv = new Ajv2020({ strict: false });
  const refused = plain.filter(({ input }) => !ajv.validate(input, sampleValue(input)));
  expect(refused.map(({ name }) => name)).toEqual([]);
  expect(plain.length).toBeGreaterThan(0);
});

test('an input with a pattern needs a sample, and the error names the field', () => {
  const phone = { type: 'object', required: ['phone'], properties: { phone: { type: 'string', pattern: '^[0-9]+$' } } };
  expect(() => sampleValue(phone)).toThrow('input.phone has a pattern: add a sample of this call to');
});
