import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leafValidatorCode } from './leaf-validator.ts';

const committed = () => readFile(fileURLToPath(new URL('../../src/forms/validator/generated/leaf.js', import.meta.url)), 'utf8');

test('the generated leaf validator is what the generator writes', async () => {
  expect(await leafValidatorCode()).toBe(await committed());
}, 30_000);

test('the generated leaf validator makes no code from strings', async () => {
  expect(await committed()).not.toMatch(/\bnew Function\b|\bFunction\(|\beval\(/u);
});
