import { expect, test } from 'vitest';
import { BOOT_SCRIPT } from '#publish/generated/boot-script.ts';
import { bootScriptText } from './boot-script.ts';

test('the boot script in documents is what its source makes', async () => {
  expect(await bootScriptText()).toContain(JSON.stringify(BOOT_SCRIPT));
});

test('the boot script makes no code from strings, and its whole text is what the hash in the policy admits', () => {
  expect(BOOT_SCRIPT).not.toMatch(/\beval\b|new Function|<\/script/);
  expect(BOOT_SCRIPT.length).toBeLessThan(2500);
});
