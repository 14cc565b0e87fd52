import { expect, test } from 'vitest';
import { BOOT_SCRIPT } from '#publish/generated/boot-script.ts';
import { bootScriptText } from './boot-script.ts';

test('the generated boot script is up to date with its source', async () => {
  expect(await bootScriptText()).toContain(JSON.stringify(BOOT_SCRIPT));
});

test('the boot script does not evaluate strings as code, and the hash in the content security policy matches it', () => {
  expect(BOOT_SCRIPT).not.toMatch(/\beval\b|new Function|<\/script/);
  expect(BOOT_SCRIPT.length).toBeLessThan(2500);
});
