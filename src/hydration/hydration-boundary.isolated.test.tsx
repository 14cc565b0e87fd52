import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClientOnly } from './client-only.tsx';
import { beginHydration } from './hydration-state.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';

test('a boundary hydrates without a mismatch in StrictMode, which runs every effect twice', async () => {
  beginHydration();
  const page = (
    <StrictMode>
      <HydrationBoundary>
        <ClientOnly fallback={<p>fallback</p>}>
          <p>content</p>
        </ClientOnly>
      </HydrationBoundary>
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('fallback');
  const mismatches: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  expect(await screen.findByText('content')).toBeDefined();
  expect(mismatches).toEqual([]);
});
