import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDialogStore } from './dialog-store.ts';
import { createModalStore } from './modal-store.ts';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shownToasts = () => {
  const store = createToastStore();
  store.subscribe(() => undefined);
  return store;
};

test('only one main modal is open at a time [modal.stack] [modal.states]', () => {
  const store = createModalStore();
  expect(store.get()).toBeNull();
  store.open('login');
  store.open('notice', { noticeId: '7' });
  expect(store.get()).toEqual({ name: 'notice', props: { noticeId: '7' } });
  store.close();
  expect(store.get()).toBeNull();
});

test('dialogs stack, the latest on top, and each resolves with its own action [modal.stack]', async () => {
  const store = createDialogStore();
  const first = store.show({ text: 'first' });
  const second = store.show({ text: 'second' });
  expect(store.get().map(({ text }) => text)).toEqual(['first', 'second']);
  store.get()[1]?.answer('ok');
  expect(await second).toBe('ok');
  store.get()[0]?.answer('close');
  expect(await first).toBe('close');
  expect(store.get()).toEqual([]);
});

test('a toast disappears after three seconds [errors.display]', () => {
  const store = shownToasts();
  store.show('saved');
  vi.advanceTimersByTime(2_999);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toHaveLength(0);
});

test('a toast shown before its rendering code has loaded gets its full three seconds after that [errors.display]', () => {
  const store = createToastStore();
  store.show('the answer was lost', 'danger');
  vi.advanceTimersByTime(20_000);
  expect(store.get()).toHaveLength(1);
  store.subscribe(() => undefined);
  vi.advanceTimersByTime(2_999);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toHaveLength(0);
});

test('held toasts stay, and remain for at least a second after they are released [errors.display]', () => {
  const store = shownToasts();
  store.show('saved');
  vi.advanceTimersByTime(2_500);
  const [first, second] = [store.hold(), store.hold()];
  vi.advanceTimersByTime(10_000);
  store.show('sent');
  first();
  first();
  vi.advanceTimersByTime(10_000);
  expect(store.get().map(({ text }) => text)).toEqual(['saved', 'sent']);
  second();
  vi.advanceTimersByTime(999);
  expect(store.get()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(store.get().map(({ text }) => text)).toEqual(['sent']);
  vi.advanceTimersByTime(2_000);
  expect(store.get()).toEqual([]);
});

test('the same toast is not shown twice [errors.display]', () => {
  const store = shownToasts();
  store.show('network', 'danger');
  store.show('network', 'danger');
  expect(store.get()).toHaveLength(1);
});

test('with more than three toasts, only the latest three stay [errors.display]', () => {
  const store = shownToasts();
  for (const text of ['first', 'second', 'third', 'fourth']) store.show(text);
  expect(store.get().map(({ text }) => text)).toEqual(['second', 'third', 'fourth']);
});
