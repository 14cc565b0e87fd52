import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { status } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { RegisterModal } from './register-modal.tsx';

test('a platform that cannot be reached is not taken for closed registration, and can be asked again [boot.status.unreachable]', async () => {
  await renderPart(<RegisterModal onClose={() => undefined} onRegistered={() => undefined} />, {
    answers: { [status.name]: new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 })).toBeDefined();
  expect(screen.queryByText('Registration is closed')).toBeNull();
});
