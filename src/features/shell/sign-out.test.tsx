import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { balance } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { useSignOut } from './use-sign-out.ts';
// Loaded lazily on the site; imported here, so that no test waits for it.
import '#src/ui/dialog.tsx';

function Way() {
  const signOut = useSignOut();
  useCallQuery(balance, {});
  return (
    <>
      <button onClick={() => void signOut()}>Leave</button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const draw = async (parameters: PartParameters = {}) => {
  const { setup } = await renderPart(<Way />, { session: 'player', route: '/promotions', ...parameters });
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  return setup.stores;
};
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Log out' }));

test('logging out asks for confirmation, and cancelling changes nothing [session.logout.confirm]', async () => {
  const { session } = await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(session.get().phase).toBe('member');
  expect(screen.getByRole('status')).toHaveTextContent('/promotions');
});

test('a confirmed logout ends the session, keeps the stored merchant and navigates to / [session.logout.effect]', async () => {
  const { session } = await draw();
  await confirm();
  await waitFor(() => expect(session.get().phase).toBe('visitor'));
  expect(readSession('account')).toBeNull();
  expect(readSession('merchantCode')).toBe('perya');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\/$/));
});

test('the session ends even if the logout call fails [session.logout.failure]', async () => {
  const { session } = await draw({
    answers: { 'account.logout': new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  await confirm();
  await waitFor(() => expect(session.get().phase).toBe('visitor'));
});

test('during and after a logout, no more data of the member is requested [session.logout.effect]', async () => {
  const asked = vi.fn<() => { readonly sumBalance: number }>(() => ({ sumBalance: 5 }));
  const { session } = await draw({ answers: { 'account.balance': asked } });
  expect(asked).toHaveBeenCalledTimes(1);
  await confirm();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\/$/));
  expect([session.get().phase, asked.mock.calls.length]).toEqual(['visitor', 1]);
});
