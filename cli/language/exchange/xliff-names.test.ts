import { expect, test } from 'vitest';
import * as fc from '#tests/support/fast-check.ts';
import { keyOfUnit, unitId } from './xliff-names.ts';

test('any key can be encoded as a unit id, and each id decodes to that key only [language.command.export]', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('_x2F_', '_x_', '/_x2F_/', '_x5F_x2F_')),
      (key) => {
        expect(keyOfUnit(unitId(key))).toBe(key);
        expect(unitId(key)).toMatch(/^[\p{L}\p{Nd}._-]*$/u);
      },
    ),
  );
});
