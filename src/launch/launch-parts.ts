import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import type { Language } from '#schemas/languages.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';

/** What a launch needs of the site. */
export interface LaunchParts {
  readonly mutateCall: MutateCall;
  readonly brand: () => ClientBrand;
  readonly language: () => Language;
  /** The launch CDNs that the platform offers, once it has answered; none where it cannot be asked. */
  readonly cdns: () => Promise<readonly string[]>;
}

/** The game that the page /game shows, with its address. */
export interface FramedGameAddress {
  readonly game: LaunchableGame;
  readonly url: string;
}

/** The tab of a launch. */
export interface LaunchTab {
  /** Brings the tab to the game, unless the player has closed it. */
  readonly go: (url: string) => void;
  readonly giveUp: () => void;
}

/** Where a launched game opens. */
export interface LaunchTargets {
  readonly tab: LaunchTab;
  readonly onFramed: (framed: FramedGameAddress) => void;
}

/** A blank tab that shows the game's name until the address is known, without access to this site. */
const openTab = (name: string): Window | null => {
  // oxlint-disable-next-line no-restricted-properties -- blank, until the launch has an address of its own
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

/** `open` answers whether the browser let the tab open. */
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
