import { readFileSync } from 'node:fs';
import { getDefaultRegistry } from '@rjsf/core';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { expect, test } from 'vitest';

test('the `ObjectField` that is imported from an internal path of RJSF is the same as in its public registry', () => {
  expect(getDefaultRegistry().fields['ObjectField']).toBe(ObjectField);
});

test('RJSF has the version for which the private import was checked; after an upgrade, measure `withTheme` again (docs/forms.md)', () => {
  const rjsf = new URL('../../node_modules/@rjsf/core/package.json', import.meta.url);
  expect(JSON.parse(readFileSync(rjsf, 'utf8'))).toHaveProperty('version', '6.11.1');
});
