import { expect, test } from 'vitest';
import { BOOT_SCRIPT } from '#publish/generated/boot-script.ts';
import { bootScriptText } from './boot-script.ts';

test('the boot script in documents equals the output of its source', async () => {
  expect(await bootScriptText()).toContain(JSON.stringify(BOOT_SCRIPT));
});

test("the boot script creates no code from strings, and the policy's hash allows its whole text", () => {
  expect(BOOT_SCRIPT).not.toMatch(/\beval\b|new Function|<\/script/);
  expect(BOOT_SCRIPT.length).toBeLessThan(2500);
});
