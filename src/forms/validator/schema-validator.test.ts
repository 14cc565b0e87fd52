import type { RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { schemaValidator } from './schema-validator.ts';

const schema: RJSFSchema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, age: { type: 'integer', minimum: 18 } },
};

test("RJSF receives this validator's errors in the shape of its own validator, by field", () => {
  const { errors, errorSchema } = schemaValidator.validateFormData({ age: 3 }, schema);
  expect(errors.map(({ name, property }) => [name, property])).toEqual([
    ['required', 'name'],
    ['minimum', '.age'],
  ]);
  expect(Object.keys(errorSchema).toSorted()).toEqual(['age', 'name']);
  expect(schemaValidator.validateFormData({ name: 'Ana', age: 18 }, schema).errors).toEqual([]);
});

test('a schema that cannot be checked is reported as an error, not treated as valid', () => {
  const unknown = { $ref: '#/$defs/missing' };
  expect(schemaValidator.isValid(unknown, {}, unknown)).toBe(false);
  expect(schemaValidator.rawValidation(unknown, {}).validationError).toBeInstanceOf(Error);
});
