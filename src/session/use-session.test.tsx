import { act } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { writeSession } from '#src/lib/browser-storage.ts';
import { beginHydration } from '#src/hydration/hydration.ts';
import { PageSlice } from '#src/hydration/page-slice.tsx';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { createSessionStore } from './session-store.ts';
import { sessionService, useSession } from './use-session.ts';

const shown: string[] = [];

function Phase() {
  const { phase } = useSession();
  shown.push(phase);
  return <p>{phase}</p>;
}

let code: Promise<void> | null = null;

/** A part whose code comes later than the rest. */
function Late() {
  if (code !== null) use(code);
  return <p>late</p>;
}

test('while the page wakes up everybody is who its markup was made for; who came is told once it is awake [session.reload]', async () => {
  writeSession('token', 'abc');
  const store = createSessionStore({
    mode: 'bearer',
    merchant: { id: '1001', code: 'perya', platform: 'web' },
    fetchMember: () => new Promise(() => undefined),
    onExpired: vi.fn<() => void>(),
  });
  const services = [provide(sessionService, store)];
  const part = (
    <ServicesProvider services={services}>
      <PageSlice>
        <Phase />
      </PageSlice>
      <PageSlice>
        <Late />
      </PageSlice>
    </ServicesProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(part);
  expect(root.textContent).toBe('visitorlate');
  shown.length = 0;
  void store.resume();
  expect(store.get().phase).toBe('unknown');
  beginHydration();
  let come = (): void => undefined;
  code = new Promise((resolve) => {
    come = resolve;
  });
  await act(async () => void hydrateRoot(root, part));
  expect(new Set(shown)).toEqual(new Set(['visitor']));
  await act(async () => come());
  expect([shown.at(-1), root.textContent]).toEqual(['unknown', 'unknownlate']);
});
