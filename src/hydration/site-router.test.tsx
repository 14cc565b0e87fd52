import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginHydration, sliceSleeps } from './hydration.ts';
import { SiteRouter } from './site-router.tsx';

const never = new Promise<never>(() => undefined);

/** Whatever page is not the first one waits for ever. */
function Page() {
  const { pathname, search } = useLocation();
  if (pathname + search !== '/rng') use(never);
  return <p>the page</p>;
}

function Way({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  return <button type="button" onClick={() => void navigate(to)} aria-label="go" />;
}

/** What the player sees of `/rng` while what `address` leads to is not ready. */
const seenAfter = async (address: string): Promise<string> => {
  const { container } = render(
    <SiteRouter>
      <Way to={address} />
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
afterEach(cleanup);

test('another query of the page shows at once, and the page before stays until another one is ready', async () => {
  expect(await seenAfter('?page=PG')).toBe('waiting');
  cleanup();
  history.replaceState(null, '', '/rng');
  expect(await seenAfter('/live')).toBe('the page');
});

test('while a prerendered page wakes up, no address shows at once: its markup would be thrown away', async () => {
  beginHydration();
  const wakes = sliceSleeps();
  expect(await seenAfter('?page=PG')).toBe('the page');
  wakes();
});
