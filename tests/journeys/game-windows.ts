import { vi } from 'vitest';
import type { ClientBrand } from '#src/document/document-data.ts';
import { storyBrands } from '#storybook/story-brands.ts';

/** Returns the brand settings needed to start sandbox games, whose host has no port here. */
export const gamesOf = (brand: string): Partial<ClientBrand> => {
  const platform = storyBrands.get(brand)?.site.platform;
  if (platform === undefined) throw new Error(`there is no brand ${brand}`);
  const { allow } = platform;
  return { platform: { ...platform, allow: { ...allow, launch: [...allow.launch, 'http://games.localhost'] } } };
};

/** The settings Perya needs to start sandbox games. */
export const SANDBOX_GAMES: Partial<ClientBrand> = gamesOf('perya');

/** The URL of a sandbox game, with its ticket. */
export const GAME_ADDRESS = /^http:\/\/games\.localhost\/\w+\?ticket=/;

/** Stubs `window.open` until the test ends. Returns the URLs that the windows would have shown, in order. */
export const watchWindows = (): readonly string[] => {
  const addresses: string[] = [];
  vi.spyOn(window, 'open').mockImplementation(
    () =>
      ({
        closed: false,
        opener: null,
        document: document.implementation.createHTMLDocument(),
        location: { replace: (url: string) => addresses.push(url) },
        close: () => undefined,
      }) as unknown as Window,
  );
  return addresses;
};
