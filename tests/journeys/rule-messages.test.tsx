import { beforeAll, expect, test, vi } from 'vitest';
import { registerSettings } from '#schemas/calls/account.ts';
import type { RegisterField } from '#schemas/register-fields.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/auth/captcha-picture-box.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/send-code-button.tsx';
import { openRegister, pressRegister } from './steps.ts';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

/** A rule that accepts digits. Its pattern id has no message. */
const digits = {
  enabled: true,
  required: true,
  acceptedPattern: PATTERNS[7],
  patternId: 99,
  minLength: 4,
  maxLength: 12,
} as const;
const RULES = {
  affiliateCode: digits,
  payeeName: digits,
  whatsapp: digits,
  mobileNum: digits,
} as const satisfies RegisterRules;
const ORDER: RegisterField[] = [
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'whatsapp',
  'affiliateCode',
];

test("if a violated rule's pattern has no message, the registration page shows the field's message and sends nothing [rules.message.invitation] [rules.message.real-name] [rules.message.phone] [rules.message.mobile] [rules.message.code]", async () => {
  const site = await openSite(sandbox, {
    failing: { [registerSettings.path]: { value: RULES } },
    change: { register: { order: ORDER, groups: [] } },
  });
  const dialog = await openRegister(site);
  const fields = [
    ['Affiliate code', '12', 'Invalid invitation code'],
    ['Real name', 'Ana', 'The real name format is incorrect'],
    ['WhatsApp', '12', 'The phone format is incorrect'],
    ['Mobile number', '12', 'Please enter a valid mobile number'],
    ['Verification code', '1'.repeat(256), 'Please enter a valid verification code'],
  ] as const;
  for (const [name, text] of fields) {
    /* oxlint-disable no-await-in-loop -- one field after another, as a player fills them in */
    await site.user.click(await dialog.findByRole('textbox', { name: new RegExp(name) }));
    await site.user.paste(text);
    /* oxlint-enable no-await-in-loop */
  }
  await pressRegister(site, dialog);
  for (const [name, , message] of fields)
    expect(dialog.getByRole('textbox', { name: new RegExp(name) })).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  expect(site.sent.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('a rule for a field unknown to the site is reported to the operator, and registration works without the field [rules.fields]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const site = await openSite(sandbox, {
    failing: {
      [registerSettings.path]: { value: { ...RULES, telegram: digits, shoeSize: { ...digits, enabled: false } } },
    },
    change: { register: { order: ORDER, groups: [] } },
  });
  const dialog = await openRegister(site);
  expect(await dialog.findByRole('textbox', { name: /WhatsApp/ })).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: /telegram/i })).toBeNull();
  expect(warn.mock.calls).toEqual([
    [
      'Registration rule of the platform for "telegram": this site has no such field, so the form leaves it out; remove the rule, or update the site.',
    ],
  ]);
  warn.mockClear();
});
