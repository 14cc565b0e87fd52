import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { status } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { statusWithout } from '#storybook/sample-status.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { RegisterModal } from './register-modal.tsx';

test('if the platform cannot be reached, the modal offers a retry and does not say that registration is closed [boot.status.unreachable]', async () => {
  await renderPart(<RegisterModal onClose={() => undefined} onRegistered={() => undefined} />, {
    answers: { [status.name]: new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText('Registration is closed')).toBeNull();
});

const register = storyBrands.get('perya')?.site.register;
if (register === undefined) throw new Error('the brand perya does not exist');
const modal = <RegisterModal onClose={() => undefined} onRegistered={() => undefined} />;

test.each([
  [['mobile'], 'Mobile number', 'Username'],
  [['username'], 'Username', 'Mobile number'],
] as const)(
  'a brand that offers registration only by %j shows only that form, even if the platform allows both ways [register.modal.tabs] [register.username-toggle]',
  async (ways, shown, hidden) => {
    await renderPart(modal, { brand: { register: { ...register, ways: [...ways] } } });
    await screen.findByRole('checkbox');
    expect([screen.queryAllByRole('tab', { name: shown }), screen.queryByRole('tab', { name: hidden })]).toEqual([
      [],
      null,
    ]);
    expect(screen.queryByRole('textbox', { name: /Username/ }) === null).toBe(ways[0] === 'mobile');
  },
);

test('if the platform has switched off the only way to register that a brand offers, the modal shows that registration is closed [register.username-toggle] [toggles.MOBILENUMREG3]', async () => {
  await renderPart(modal, {
    brand: { register: { ...register, ways: ['mobile'] } },
    answers: { [status.name]: statusWithout('MOBILENUMREG3') },
  });
  expect(await screen.findByText('Registration is closed')).toBeDefined();
});

const open = (...off: readonly string[]) =>
  renderPart(modal, {
    answers: { [status.name]: statusWithout(...off) },
  });

test('if registration by user name is off, only the mobile number form is shown [register.username-toggle] [toggles.USERNAMEREG3]', async () => {
  await open('USERNAMEREG3');
  expect(await screen.findByRole('textbox', { name: /Mobile number/ })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Username/ })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('there is a tab for each way to register; if registration by mobile number is off, only the user name form is shown [register.modal.tabs] [toggles.MOBILENUMREG3]', async () => {
  const { unmount } = await open();
  expect(await screen.findByRole('tab', { name: 'Mobile number' })).toBeDefined();
  unmount();
  await open('MOBILENUMREG3');
  expect(await screen.findByRole('textbox', { name: /Username/ })).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('if both ways to register are off, the modal shows that registration is closed [register.username-toggle] [toggles.USERNAMEREG3] [toggles.MOBILENUMREG3]', async () => {
  await open('USERNAMEREG3', 'MOBILENUMREG3');
  expect(await screen.findByText('Registration is closed')).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
});
