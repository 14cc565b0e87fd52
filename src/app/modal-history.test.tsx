import { beforeEach, expect, test } from 'vitest';
import { createModalStore, type ModalStore } from '#src/modals/modal-store.ts';
import { turns } from '#tests/support/turns.ts';
import { followModals } from './modal-history.ts';

let modals: ModalStore;
let isVisitor = true;
const name = () => modals.get()?.name ?? null;
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const back = async () => {
  const done = popped();
  history.back();
  await done;
};
/** Tracks the modals of a new store, as a newly loaded page does. Stores of earlier tests are empty, so tracking them has no effect. */
const start = () => {
  const own = createModalStore();
  modals = own;
  followModals({ modals: own, session: { token: () => (isVisitor ? null : 'abc') } });
};

beforeEach(() => {
  isVisitor = true;
  history.pushState({ idx: 1 }, '', '/index');
  start();
});

test('the first Back closes the modal, and the second leaves the page', async () => {
  const before = history.length;
  modals.open('register');
  expect(history.length).toBe(before + 1);
  expect(history.state).toEqual({ idx: 1, modal: 'register' });
  await back();
  expect([name(), history.state]).toEqual([null, { idx: 1 }]);
});

test('a modal that replaces another uses the same history entry', async () => {
  modals.open('login');
  const length = history.length;
  modals.open('register');
  expect([history.length, history.state]).toEqual([length, { idx: 1, modal: 'register' }]);
  await back();
  expect(name()).toBeNull();
});

test('closing the modal without Back removes its history entry', async () => {
  modals.open('register');
  const done = popped();
  modals.close();
  await done;
  expect(history.state).toEqual({ idx: 1 });
});

test('a page that opens while the modal closes stays open', async () => {
  modals.open('login');
  modals.close();
  history.pushState({ idx: 2 }, '', '/promotions');
  await turns();
  expect([location.pathname, history.state]).toEqual(['/promotions', { idx: 2 }]);
});

test('closing a modal does not cancel a document that is loading', async () => {
  modals.open('login');
  modals.close();
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await turns();
  expect(history.state).toEqual({ idx: 1, modal: 'login' });
});

test('Back does not close the forced password change', async () => {
  modals.open('login');
  modals.open('changePassword');
  await back();
  expect(name()).toBe('changePassword');
});

test('after a reload the registration opens again for a visitor, but not for a member', () => {
  modals.open('register');
  start();
  expect(name()).toBe('register');
  isVisitor = false;
  start();
  expect([name(), history.state]).toEqual([null, { idx: 1, modal: undefined }]);
});

test('a modal that the URL opens adds no history entry', () => {
  history.replaceState({ idx: 1 }, '', '/register');
  const before = history.length;
  modals.open('register');
  expect([history.length, history.state]).toEqual([before, { idx: 1 }]);
});
