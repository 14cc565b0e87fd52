import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { setPaymentPassword } from '#schemas/calls/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';

const ignore = (): void => undefined;

test('a member who has no login password and logged in too long ago is asked to log in again', async () => {
  const refused = new Problem({ code: 'validation', status: 422, message: 'no', fields: { password: 'login_again' } });
  await renderPart(<PaymentPasswordForm isSet={false} hasPassword={false} onDone={ignore} onBack={ignore} />, {
    session: 'player',
    answers: { [setPaymentPassword.name]: refused },
  });
  await userEvent.type(await screen.findByLabelText(/^New payment password/), '135790');
  await userEvent.type(screen.getByLabelText(/^Repeat/), '135790');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/you need a fresh login/)).toBeDefined();
});
