import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import type { Language } from '#schemas/languages.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';

/** What a launch needs from the site. */
export interface LaunchParts {
  readonly mutateCall: MutateCall;
  readonly brand: () => ClientBrand;
  readonly language: () => Language;
  /** Resolves to the platform's launch CDNs once it has answered; empty if the platform cannot be reached. */
  readonly cdns: () => Promise<readonly string[]>;
}

/** The game on the page /game, with its URL. */
export interface FramedGameAddress {
  readonly game: LaunchableGame;
  readonly url: string;
}

/** The browser tab in which a launch opens. */
export interface LaunchTab {
  /** Navigates the tab to the game, unless the player has closed the tab. */
  readonly go: (url: string) => void;
  readonly giveUp: () => void;
}

/** The places where a launched game can open. */
export interface LaunchTargets {
  readonly tab: LaunchTab;
  readonly onFramed: (framed: FramedGameAddress) => void;
}

/** Opens a blank tab that shows the game's name until the URL is known, without access to this site. */
const openTab = (name: string): Window | null => {
  // oxlint-disable-next-line no-restricted-properties -- the tab stays blank until the launch URL is known
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return null;
  tab.document.title = name;
  const line = tab.document.createElement('p');
  line.textContent = `${name} …`;
  Object.assign(line.style, { font: '1.25rem system-ui, sans-serif', textAlign: 'center', marginTop: '40vh' });
  tab.document.body.append(line);
  tab.opener = null;
  return tab;
};

/** Creates the tab of a launch. `open` returns whether the browser allowed the tab to open. */
export const createLaunchTab = (): LaunchTab & { readonly open: (name: string) => boolean } => {
  let tab: Window | null = null;
  return {
    open: (name) => {
      tab = openTab(name);
      return tab !== null;
    },
    go: (url) => {
      if (tab !== null && !tab.closed) tab.location.replace(url);
      tab = null;
    },
    giveUp: () => {
      tab?.close();
      tab = null;
    },
  };
};
