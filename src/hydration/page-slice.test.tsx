import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { beginHydration } from './hydration.ts';
import { PageSlice } from './page-slice.tsx';
import { useHydrated } from './use-hydrated.ts';

afterEach(cleanup);

function Late() {
  return useHydrated() ? <p>late</p> : <p>first</p>;
}

test('while developing, too, when React does every effect twice, a slice wakes up as its markup has it', async () => {
  beginHydration();
  const page = (
    <StrictMode>
      <PageSlice>
        <Late />
      </PageSlice>
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('first');
  const misfits: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => misfits.push(error) });
  expect(await screen.findByText('late')).toBeDefined();
  expect(misfits).toEqual([]);
});
