import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClientOnly } from './client-only.tsx';
import { beginHydration, whenHydrated } from './hydration-state.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';

const seen: string[] = [];

function Probe({ name }: { readonly name: string }) {
  seen.push(name);
  return <p>{name}</p>;
}

const part = (
  <ClientOnly fallback={<Probe name="fallback" />}>
    <Probe name="content" />
  </ClientOnly>
);

test('a client-only part shows its fallback in the first render of a hydrating page and its content in the next; if rendered later, it shows its content at once', async () => {
  beginHydration();
  render(<HydrationBoundary>{part}</HydrationBoundary>);
  await whenHydrated;
  expect(screen.getByText('content')).toBeDefined();
  expect([seen[0], seen.at(-1)]).toEqual(['fallback', 'content']);
  cleanup();
  seen.length = 0;
  render(part);
  expect(seen[0]).toBe('content');
});
