import { expect, test } from 'vitest';
import { lintSamples } from '#tests/support/lint-samples.ts';

test("in a journey for all languages, the linter rejects a control's name written as text, and accepts one looked up by key", () => {
  const found = lintSamples('marquee/name-by-key', [
    ['role.ts', "screen.getByRole('button', { name: 'Log in' });"],
    ['pattern.ts', "centre.findByRole('button', { name: /^Deposit .*by / });"],
    ['text.ts', "expect(centre.getByText('Being reviewed')).toBeVisible();"],
    ['label.ts', 'form.getByLabelText(`Password of ${name}`);'],
    ['content.ts', "expect(row).toHaveTextContent('Received');"],
    ['key.ts', "screen.getByRole('button', { name: named('common', 'logIn') });"],
    ['number.ts', 'centre.findByText(/^D\\d{6}[0-9A-F]{10}$/);'],
  ]);
  for (const file of ['role.ts', 'pattern.ts', 'text.ts', 'label.ts', 'content.ts']) expect(found).toContain(file);
  for (const file of ['key.ts', 'number.ts']) expect(found).not.toContain(file);
});
