import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import type { ClientBrand, Texts } from '#src/document/document-data.ts';
import { writeCookie, writeSession } from '#src/lib/browser-storage.ts';
import { Site } from '#src/app/site.tsx';
import { SiteProviders } from '#src/app/site-providers.tsx';
import { createSiteStores } from '#src/app/site-stores.ts';
import { loadTexts } from '#storybook/story-texts.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { storyFetch } from '#storybook/story-fetch.ts';
import type { StoryParameters } from '#storybook/story-parameters.ts';
// Imported up front, so that no test waits for the lazy chunk.
import '#src/app/after-start.tsx';
import '#src/features/auth/login/login-modal.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/download/download-page.tsx';
import '#src/features/games/game-frame-page.tsx';
import '#src/features/games/games-page.tsx';
import '#src/features/games/game-popup.tsx';
import '#src/features/status/maintenance-page.tsx';
import '#src/ui/dialog.tsx';

export const HOST = 'perya.localhost:4000';

interface Wish extends StoryParameters {
  readonly brand?: Partial<ClientBrand>;
  /** English texts that the brand overrides, by namespace, in addition to those in its own files. */
  readonly replacedTexts?: Texts;
}

/** Clears the browser's storage, as for a new visitor; for `beforeEach`. */
export const clearBrowser = (): void => {
  sessionStorage.clear();
  localStorage.clear();
  writeCookie('signed-in', null);
};

/** The URL of the rendered site, and a function that navigates. */
export const address: { where: string; go: (to: string | number) => void } = { where: '', go: () => undefined };
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    address.where = pathname + search;
    address.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
  });
  return null;
}

/** Opens the whole site at a URL, with the real client and answers captured from the sandbox. */
export const openSite = async (path: string, { brand = {}, replacedTexts = {}, ...parameters }: Wish = {}) => {
  const perya = storyBrands.get('perya');
  if (perya === undefined) throw new Error('there is no brand perya');
  if (parameters.session !== undefined) {
    writeCookie('signed-in', '1');
    writeSession('token', 'cookie');
  }
  const asked: URL[] = [];
  const merchants = new Set<string | null>();
  const answers = { ...parameters.answers };
  const texts = { ...(await loadTexts('EN')) };
  for (const [namespace, table] of Object.entries(replacedTexts)) texts[namespace] = { ...texts[namespace], ...table };
  const stores = createSiteStores({
    data: { brand: { ...perya.site, ...brand }, language: 'EN', texts, brandTexts: perya.texts },
    loadTexts,
    fetch: (to, init) => {
      asked.push(new URL(to instanceof Request ? to.url : String(to), location.origin));
      merchants.add(new Headers(init?.headers).get('merchant'));
      return storyFetch('perya', { ...parameters, answers })(to, init);
    },
  });
  await stores.session.resume();
  await act(async () =>
    render(
      <SiteProviders stores={stores}>
        <MemoryRouter initialEntries={[path]}>
          <Address />
          <Site host={HOST} />
        </MemoryRouter>
      </SiteProviders>,
    ),
  );
  await screen.findByRole('main');
  await waitFor(() => expect(stores.queries.getQueryState(['account.status'])?.status).not.toBe('pending'));
  return {
    stores,
    answers,
    asks: (end: string) => asked.filter(({ pathname }) => pathname.endsWith(end)),
    /** Returns the merchants that calls were sent for. */
    merchants: () => [...merchants],
  };
};
