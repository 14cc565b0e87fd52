import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { MemoryRouter, StaticRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AsleepLocation } from './asleep-location.tsx';
import { beginHydration } from './hydration.ts';
import { PageSlice } from './page-slice.tsx';

const seen: string[] = [];

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [went, setWent] = useState(false);
  seen.push(pathname + search);
  const go = (): void => {
    setWent(true);
    void navigate('?page=2');
  };
  return <button type="button" onClick={go}>{`${pathname}${search}${went ? ' went' : ''}`}</button>;
}

const page = (
  <PageSlice>
    <Address />
  </PageSlice>
);

test('a page that wakes up sees the address of its markup first, then the one of the browser, and goes on from there', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<StaticRouter location="/rng">{page}</StaticRouter>);
  beginHydration();
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      root,
      <MemoryRouter initialEntries={['/rng?page=1']}>
        <AsleepLocation path="/rng">{page}</AsleepLocation>
      </MemoryRouter>,
      { onRecoverableError: (error) => problems.push(error) },
    );
    await Promise.resolve();
  });
  expect(problems).toEqual([]);
  expect([seen[1], seen.at(-1)]).toEqual(['/rng', '/rng?page=1']);
  expect(root.textContent).toBe('/rng?page=1');
  await act(async () => {
    root.querySelector('button')?.click();
    await Promise.resolve();
  });
  expect(root.textContent).toBe('/rng?page=2 went');
  root.remove();
});
