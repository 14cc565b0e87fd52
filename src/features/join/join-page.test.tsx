import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { capturedAnswer } from '#storybook/story-fetch.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { JoinPage } from './join-page.tsx';

test('the page names the benefits of joining [navigation.route.join] [navigation.route.join-content]', async () => {
  await renderPart(<JoinPage />, { route: '/join' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Play with Perya');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('registration opens on top of the page, and the URL keeps the referral code [navigation.route.join-content]', async () => {
  const { setup } = await renderPart(<JoinPage />, { route: '/join?referralCode=ANA77' });
  await act(async () => screen.getByRole('button', { name: 'Register' }).click());
  expect(screen.getByText('Invitation: ANA77')).toBeDefined();
  expect(setup.stores.modals.get()?.name).toBe('register');
});

test('if the platform does not allow visitors to register, the page says whom to contact', async () => {
  const status = (await capturedAnswer('perya', 'account.status')) as { info: object };
  await renderPart(<JoinPage />, {
    answers: { 'account.status': { ...status, info: { ...status.info, whitelabel: [] } } },
  });
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  expect(screen.getByText('To open an account, please contact customer service.')).toBeDefined();
});

test('if the platform cannot be reached, the page offers a retry and does not say that registration is closed [boot.status.unreachable]', async () => {
  await renderPart(<JoinPage />, {
    answers: { 'account.status': new Problem({ code: 'internal', status: 500, message: '' }) },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText('To open an account, please contact customer service.')).toBeNull();
});

test('a trial account sees the register button, because it is not a member [free-play.account]', async () => {
  const { setup } = await renderPart(<JoinPage />, { session: 'trial' });
  await act(async () => screen.getByRole('button', { name: 'Register' }).click());
  expect(setup.stores.modals.get()?.name).toBe('register');
});

test('a member sees no register button', async () => {
  await renderPart(<JoinPage />, { session: 'player' });
  expect(screen.getByText('You are already a member. Have fun.')).toBeDefined();
});
