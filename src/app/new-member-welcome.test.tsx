import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { newMember } from '#src/session/new-member.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { NewMemberWelcome } from './new-member-welcome.tsx';

beforeEach(() => newMember.set(true));

const draw = (more: PartParameters = {}) => renderPart(<NewMemberWelcome />, { session: 'player', ...more });
const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a new member is greeted by name in the page, and the greeting is spoken politely', async () => {
  await draw();
  expect(screen.getByRole('region', { name: 'Welcome, player01' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Welcome, player01. The next steps are at the top of the page.');
  expect(document.activeElement).toBe(document.body);
});

test('the welcome lists only the steps that the brand offers', async () => {
  const { unmount } = await draw();
  expect(steps()).toEqual([
    expect.stringMatching(/^Make your first deposit/),
    expect.stringMatching(/^See the games/),
    expect.stringMatching(/^Protect your account/),
  ]);
  unmount();
  const modules = storyBrands.get('perya')?.site.modules;
  if (modules === undefined) throw new Error('there is no brand perya');
  await draw({ brand: { modules: { ...modules, off: ['memberCentre'] } } });
  expect(steps()).toEqual([expect.stringMatching(/^See the games/)]);
});

test('the welcome can be closed by keyboard and is not shown again', async () => {
  await draw();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close the welcome' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(newMember.get()).toBe(false);
});

test('pages other than home do not show the welcome', async () => {
  await draw({ route: '/rng' });
  expect(screen.queryByRole('region')).toBeNull();
});

test('the welcome closes when the session ends', async () => {
  const { setup } = await draw();
  act(() => setup.stores.session.end());
  expect([screen.queryByRole('region'), newMember.get()]).toEqual([null, false]);
});
