import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { HoldToasts } from './hold-toasts.tsx';
import { createToastStore, toastService } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a toast of before its code was there is shown as long as any other [errors.display]', () => {
  const store = createToastStore();
  const services = [provide(toastService, store)];
  const waiting = render(
    <ServicesProvider services={services}>
      <HoldToasts />
    </ServicesProvider>,
  );
  store.show('The answer was lost', 'danger');
  vi.advanceTimersByTime(20_000);
  expect(store.get()).toHaveLength(1);
  act(() => waiting.unmount());
  vi.advanceTimersByTime(2_999);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toHaveLength(0);
});
