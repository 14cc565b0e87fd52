import { vi } from 'vitest';
import type { ClientBrand } from '#src/document/document-data.ts';
import { storyBrands } from '#storybook/story-brands.ts';

const perya = storyBrands.get('perya')?.site;
if (perya === undefined) throw new Error('there is no brand perya');
const { platform } = perya;

/** What Perya needs to start games of the sandbox: they stand on a host without a port here. */
export const SANDBOX_GAMES: Partial<ClientBrand> = {
  platform: { ...platform, allow: { ...platform.allow, launch: [...platform.allow.launch, 'http://games.localhost'] } },
};

/** The address of a game of the sandbox, with its ticket. */
export const GAME_ADDRESS = /^http:\/\/games\.localhost\/\w+\?ticket=/;

/** Opens no windows until the test ends. Returns the addresses that they would show, in their order. */
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
