import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, onTestFailed, test } from 'vitest';
import { turns } from '#tests/support/turns.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { fillLogin, loginView, openLogin } from '../journeys/steps.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { flows, type Flow, type Stage } from './account-flows.ts';
import { DOWN, faultsOf, LOGGED_OUT, SESSION_GONE } from './faults.ts';
import { press, pressAndFail } from './press-again.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/auth/password/change-password-modal.tsx';
import '#src/features/auth/recovery/forgot-password-modal.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/login/sms-login-fields.tsx';
import '#src/features/auth/login/verify-step.tsx';

const SLOW_MS = 10_000;

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

let stage: { readonly flow: Flow; readonly at: Stage } | null = null;
/** Reuses the page from the previous fault, because it must still work; opens a new one after a failed test. */
const reach = async (flow: Flow): Promise<Stage> => {
  onTestFailed(() => void (stage = null));
  if (stage?.flow === flow) {
    await flow.again?.(stage.at, sandbox);
    return stage.at;
  }
  const at = await flow.open(sandbox);
  stage = { flow, at };
  return at;
};
const leave = (): void => void (stage = null);

const table = flows.flatMap((flow) =>
  faultsOf(flow.call, flow).map((fault) => [flow.name, fault.fails, flow, fault] as const),
);

test.each(table)(
  '%s that %s shows a message, keeps the input, and can be retried [errors.network] [errors.display]',
  async (_flow, _fails, flow, fault) => {
    const at = await reach(flow);
    await pressAndFail({ ...at, ...flow }, fault);
    if (flow.kept !== undefined)
      expect(
        (at.part.getByRole('textbox', { name: flow.kept.field }) as HTMLInputElement).value.replaceAll(' ', ''),
      ).toBe(flow.kept.value);
  },
);

test('the site aborts a call after ten seconds', () => {
  for (const { site } of storyBrands.values()) expect(site.platform.timeouts.call).toBeGreaterThan(SLOW_MS);
});

test.each(flows.map((flow) => [flow.name, flow] as const))(
  'while %s is slow, the button is busy and a second click sends nothing; then the request succeeds',
  async (_name, flow) => {
    leave();
    const at = await reach(flow);
    const { site, part } = at;
    const line = `${flow.call.method} ${flow.call.path}`;
    const before = site.sent.filter((call) => call === line).length;
    const release = site.hold(flow.call.path);
    await site.user.dblClick(part.getByRole('button', { name: flow.button }));
    await waitFor(() => expect(part.getByRole('button', { name: flow.button })).toHaveAttribute('aria-busy', 'true'));
    await site.user.click(part.getByRole('button', { name: flow.button }));
    if (flow.answer !== undefined) site.fail(flow.call.path, flow.answer);
    release();
    await flow.success(at);
    expect(site.sent.filter((call) => call === line)).toHaveLength(before + 1);
  },
);

const withSession = flows.filter(({ call }) => call.token === 'needed');

test.each(withSession.map((flow) => [flow.name, flow] as const))(
  '%s after the session has ended shows a message and opens the login [session.expiry] [errors.display]',
  async (_name, flow) => {
    leave();
    const at = await reach(flow);
    const release = await press({ ...at, ...flow });
    at.site.fail(flow.call.path, SESSION_GONE);
    release();
    await screen.findByRole('dialog', { name: 'Log in' });
    expect((await screen.findAllByText(LOGGED_OUT)).length).toBeGreaterThan(0);
    expect(at.site.stores.session.get().phase).toBe('visitor');
  },
);

const closable = flows.filter(({ closable: may }) => may !== false);

test.each(closable.map((flow) => [flow.name, flow] as const))(
  '%s whose response arrives after the modal was closed does not break the page',
  async (_name, flow) => {
    leave();
    const { site, part } = await reach(flow);
    const release = site.hold(flow.call.path);
    await site.user.click(part.getByRole('button', { name: flow.button }));
    site.stores.modals.close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    site.fail(flow.call.path, DOWN);
    release();
    await waitFor(() => expect(loginView(site).busy).toBe(false));
    await turns();
    expect(screen.getByRole('main')).toBeVisible();
    const told = screen.queryByRole('button', { name: 'OK' });
    if (told !== null) await site.user.click(told);
    const again = await openLogin(site);
    const over = again.queryByRole('button', { name: 'Start over' });
    if (over !== null) await site.user.click(over);
    await site.user.click(await again.findByRole('tab', { name: 'Username' }));
    await fillLogin(site, again, 'vip01');
    expect(again.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  },
);
