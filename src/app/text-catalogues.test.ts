import { expect, test } from 'vitest';
import { loadTexts } from './text-catalogues.ts';

test('a form namespace loads only the texts of forms, and any other namespace loads the whole language', async () => {
  const forms = await loadTexts('JA', 'rules');
  expect(Object.keys(forms).toSorted()).toEqual(['fields', 'passkeys', 'rules']);
  expect(await loadTexts('JA', 'fields')).toBe(forms);
  const all = await loadTexts('JA', 'cashier');
  expect(all).toMatchObject(forms);
  expect(Object.keys(all)).toEqual(expect.arrayContaining(['auth', 'cashier', 'common', 'contracts']));
  expect(await loadTexts('JA')).toBe(all);
});
