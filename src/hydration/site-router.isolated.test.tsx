import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { HydrationBoundary } from './hydration-boundary.tsx';
import { beginHydration, boundaryPending } from './hydration-state.ts';
import { SiteRouter } from './site-router.tsx';

const never = new Promise<never>(() => undefined);

/** Every page except the first suspends forever. */
function Page() {
  const { pathname, search } = useLocation();
  if (pathname + search !== '/rng') use(never);
  return <p>the page</p>;
}

function GoButton({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate(to)} aria-label="go" />;
}

/** Navigates from `/rng` to `address`, and returns what the player sees while the new page is not ready. */
const seenAfter = async (address: string): Promise<string> => {
  const { container } = render(
    <SiteRouter prerendered="/rng">
      <GoButton to={address} />
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </SiteRouter>,
  );
  await act(async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  });
  return [...container.childNodes]
    .filter((node) => !(node instanceof HTMLElement && node.style.display === 'none'))
    .map(({ textContent }) => textContent)
    .join('');
};

beforeEach(() => history.replaceState(null, '', '/rng'));

test('a new query string on the same page is shown at once, but the previous page stays until a different page is ready', async () => {
  expect(await seenAfter('?page=PG')).toBe('waiting');
  cleanup();
  history.replaceState(null, '', '/rng');
  expect(await seenAfter('/live')).toBe('the page');
});

test('a navigation to another URL waits while a prerendered page hydrates, because the markup would otherwise be discarded', async () => {
  beginHydration();
  const end = boundaryPending();
  expect(await seenAfter('?page=PG')).toBe('the page');
  end();
});

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
  <HydrationBoundary>
    <Address />
  </HydrationBoundary>
);

test("a hydrating page first gets the URL of its markup and then the browser's URL, and continues from there", async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<StaticRouter location="/rng">{page}</StaticRouter>);
  history.replaceState(null, '', '/rng?page=1');
  beginHydration();
  seen.length = 0;
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <SiteRouter prerendered="/rng">{page}</SiteRouter>, {
      onRecoverableError: (error) => problems.push(error),
    });
    await Promise.resolve();
  });
  expect(problems).toEqual([]);
  expect([seen[0], seen.at(-1)]).toEqual(['/rng', '/rng?page=1']);
  expect(root.textContent).toBe('/rng?page=1');
  await act(async () => {
    root.querySelector('button')?.click();
    await Promise.resolve();
  });
  expect(root.textContent).toBe('/rng?page=2 went');
  root.remove();
});
