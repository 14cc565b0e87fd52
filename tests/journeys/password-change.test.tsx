import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { changePassword } from '#schemas/calls/account.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { logIn, memberName, put, type Part } from './steps.ts';
// A lazy chunk is imported up front, so that no test waits for it.
import '#src/features/auth/password/change-password-modal.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

test.each([
  ['expired01', 'the same password', 'Fresh-Start-2031'],
  ['first01', 'another password', 'Fresh-Start-2032'],
])(
  'if the answer to a forced change was lost, %s saves %s, and the change ends with a login [password.success]',
  async (account, _what, second) => {
    const site = await openSite(sandbox);
    await logIn(site, account);
    const dialog: Part = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
    const save = async (password: string): Promise<void> => {
      await put(site, await dialog.findByLabelText('New password'), password);
      await put(site, dialog.getByLabelText('Repeat the new password'), password);
      await site.user.click(dialog.getByRole('button', { name: 'Save the new password' }));
    };
    site.fail(changePassword.path, { status: 500 });
    await save('Fresh-Start-2031');
    await dialog.findByText(/Something went wrong on our side/);
    site.fail(changePassword.path, null);
    await save(second);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(memberName(site)).toBe(account);

    const again = await openSite(sandbox);
    await logIn(again, account, second);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
