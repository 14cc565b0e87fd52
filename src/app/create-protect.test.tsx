import { beforeEach, expect, test, vi } from 'vitest';
import { createDialogStore } from '#src/modals/dialog-store.ts';
import { createModalStore } from '#src/modals/modal-store.ts';
import { memberOf } from '#src/session/member.ts';
import { createSessionStore } from '#src/session/session-store.ts';
import { createI18n } from '#src/texts/create-i18n.ts';
import errors from '#languages/EN/site/errors.json';
import { createProtect } from './create-protect.ts';

const start = (type: number, mayRegister = true) => {
  const session = createSessionStore({
    mode: 'bearer',
    merchant: { id: '1', code: 'perya', platform: 'web' },
    fetchMember: async () =>
      memberOf({ id: '7', account: 'ana', nickname: 'Ana', type, toUpline: false, clubLabel: null, memberLabel: null }),
    onExpired: () => undefined,
  });
  const modals = createModalStore();
  const dialogs = createDialogStore();
  const protect = createProtect({
    session,
    modals,
    dialogs,
    texts: createI18n({ language: 'EN', ready: { EN: { errors } }, load: async () => null }),
    mayRegister: () => mayRegister,
  });
  return { session, modals, dialogs, protect, action: vi.fn() };
};

beforeEach(() => sessionStorage.clear());

test('a visitor has to log in, and the action continues afterwards [login.popup.protected] [roles.order] [roles.visitor]', async () => {
  const { session, modals, protect, action } = start(0);
  protect(action);
  expect([modals.get()?.name, action.mock.calls.length]).toEqual(['login', 0]);
  const started = session.start('abc');
  modals.close();
  await started;
  expect(action).toHaveBeenCalledTimes(1);
});

test('closing the login popup drops the pending action [login.popup.protected]', async () => {
  const { session, modals, protect, action } = start(0);
  protect(action);
  modals.close();
  await session.start('abc');
  expect(action).not.toHaveBeenCalled();
});

test('the pending action survives switching from login to registration [login.popup.protected]', async () => {
  const { session, modals, protect, action } = start(0);
  protect(action);
  modals.open('register');
  const started = session.start('abc');
  modals.close();
  await started;
  expect(action).toHaveBeenCalledTimes(1);
});

test('the pending action waits until a forced password change is complete [login.popup.protected] [roles.order]', async () => {
  const { session, modals, protect, action } = start(0);
  protect(action);
  modals.open('changePassword');
  await session.start('abc');
  expect(action).not.toHaveBeenCalled();
  modals.close();
  expect(action).toHaveBeenCalledTimes(1);
});

test('an action runs immediately for a member [roles.order]', async () => {
  const { session, protect, action } = start(0);
  await session.start('abc');
  protect(action);
  expect(action).toHaveBeenCalledTimes(1);
});

test('a trial account gets a warning, and the action does not run [roles.trial.blocked] [errors.trial] [roles.order]', async () => {
  const { session, dialogs, protect, action } = start(4);
  await session.start('abc');
  protect(action);
  await vi.waitFor(() => expect(dialogs.get()).toHaveLength(1));
  expect(dialogs.get()[0]?.text).toBe(errors.in_need_true_account);
  expect(dialogs.get()[0]?.actions?.[0]?.label).toBe(errors.in_increase_submit);
  expect(action).not.toHaveBeenCalled();
});

test.each([
  ['opens the registration modal', true, 'ok', 'register'],
  ['only closes it if registration is off', false, 'ok', undefined],
  ['is not triggered by closing the warning', true, 'close', undefined],
])('the confirm button of the warning %s [errors.trial]', async (_what, mayRegister, answer, opened) => {
  const { session, modals, dialogs, protect, action } = start(4, mayRegister);
  await session.start('abc');
  protect(action);
  await vi.waitFor(() => expect(dialogs.get()).toHaveLength(1));
  dialogs.get()[0]?.answer(answer);
  await vi.waitFor(() => expect(dialogs.get()).toEqual([]));
  await Promise.resolve();
  expect([modals.get()?.name, action.mock.calls.length]).toEqual([opened, 0]);
});

test('a trial account can run an action that needs only play money [launch.trial.free]', async () => {
  const { session, dialogs, protect, action } = start(4);
  await session.start('abc');
  protect(action, { playMoney: true });
  expect([action.mock.calls.length, dialogs.get()]).toEqual([1, []]);
});

test("a visitor's action is checked again after the login [roles.order]", async () => {
  const { session, dialogs, protect, action } = start(4);
  protect(action);
  await session.start('abc');
  await vi.waitFor(() => expect(dialogs.get()).toHaveLength(1));
  expect(action).not.toHaveBeenCalled();
});
