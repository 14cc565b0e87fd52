import { act } from '@testing-library/react';
import { use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { writeSession } from '#src/lib/browser-storage.ts';
import { beginHydration } from '#src/hydration/hydration-state.ts';
import { HydrationBoundary } from '#src/hydration/hydration-boundary.tsx';
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

/** A component whose code loads after the rest. */
function Lazy() {
  if (code !== null) use(code);
  return <p>lazy</p>;
}

test('while the page hydrates, the session is the one that the markup was rendered for; the real session follows after hydration [session.reload]', async () => {
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
      <HydrationBoundary>
        <Phase />
      </HydrationBoundary>
      <HydrationBoundary>
        <Lazy />
      </HydrationBoundary>
    </ServicesProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(part);
  expect(root.textContent).toBe('visitorlazy');
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
  expect([shown.at(-1), root.textContent]).toEqual(['unknown', 'unknownlazy']);
});
