import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { lazyPart } from './lazy-part.tsx';

let online = vi.spyOn(navigator, 'onLine', 'get');
/** Whether the site responds to requests. */
let isReachable = false;
beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  isReachable = false;
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // React logs every error that a boundary catches.
  vi.mocked(console.error).mockClear();
});

function Opener({ part: Part }: { part: ComponentType }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Suspense fallback={<p>Coming</p>}>{open && <Part />}</Suspense>
    </>
  );
}

/** Opens the part while the browser is offline. */
const openOffline = async (load: () => Promise<ComponentType>): Promise<void> => {
  await renderPart(<Opener part={lazyPart('part', load)} />);
  online.mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};
const there = async () => () => <p>The menu</p>;

test('a lazy part opened while offline shows an error in its place and loads automatically once the browser is online [boot.chunk.recover]', async () => {
  const load = vi.fn(there);
  await openOffline(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline. Check your connection, then try again.');
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The menu')).toBeVisible();
});

test('a lazy part opened while offline can be retried with a click, and the retry may fail too [boot.chunk.recover]', async () => {
  await openOffline(there);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  online.mockReturnValue(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The menu')).toBeVisible();
});

test('a lazy part loads if the device is online, even though its browser reports that it is offline [boot.chunk.recover]', async () => {
  isReachable = true;
  await openOffline(there);
  expect(await screen.findByText('The menu')).toBeVisible();
});

test('a retry sends a new request, even if the browser reports that it is offline [boot.chunk.recover]', async () => {
  await openOffline(there);
  expect(await screen.findByRole('alert')).toBeVisible();
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The menu')).toBeVisible();
});

test('a part that rendered before its code was loaded is not remounted when a preload finishes [boot.chunk.recover]', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count}`}
      </button>
    );
  }
  const Part = lazyPart('counter', async () => Counter);
  function Page() {
    const [, again] = useState(0);
    return (
      <>
        <button type="button" onClick={() => again((before) => before + 1)}>
          Draw again
        </button>
        <Suspense fallback={<p>Coming</p>}>
          <Part />
        </Suspense>
      </>
    );
  }
  await renderPart(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pressed 0' }));
  await Part.preload();
  await userEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
});
