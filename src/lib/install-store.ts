import { createStore, type Store } from './store.ts';

/**
 * Whether the site can be installed as an app. `offered`: the browser would ask now; `byHand`: iOS, where the player does it in the browser's menu;
 * `running`: this page is the installed app; `unknown`: the browser has sent no event yet, and may never.
 */
export type InstallPhase = 'unknown' | 'offered' | 'byHand' | 'installed' | 'running';

/** Chromium's event, which no standard has. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallStore extends Pick<Store<InstallPhase>, 'get' | 'subscribe'> {
  /** Shows the browser's question; call it on the very press. Rejects where the browser refuses. */
  readonly ask: () => Promise<'accepted' | 'dismissed'>;
  /** Ends listening. */
  readonly stop: () => void;
}

/** What the store reads of the browser. */
export interface InstallWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly matchMedia?: (query: string) => Pick<MediaQueryList, 'matches'>;
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean };
}

const isPromptEvent = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** An iPad says that it is a Mac; no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: InstallWindow['navigator']): boolean =>
  /iPhone|iPad|iPod/u.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

const isRunning = (browser: InstallWindow): boolean =>
  browser.navigator.standalone === true || browser.matchMedia?.('(display-mode: standalone)').matches === true;

const phaseOf = (browser: InstallWindow): InstallPhase => {
  if (isRunning(browser)) return 'running';
  return isIos(browser.navigator) ? 'byHand' : 'unknown';
};

/** Keeps the browser's offer to install the site until the player wants it. */
export const createInstallStore = (browser: InstallWindow): InstallStore => {
  const { get, set, subscribe } = createStore<InstallPhase>(phaseOf(browser));
  let kept: InstallPromptEvent | null = null;
  const keep = (event: Event): void => {
    if (!isPromptEvent(event)) return;
    // The browser's own bar would come at a time of its own.
    event.preventDefault();
    kept = event;
    set('offered');
  };
  const finish = (): void => {
    kept = null;
    set('installed');
  };
  browser.addEventListener('beforeinstallprompt', keep);
  browser.addEventListener('appinstalled', finish);
  return {
    get,
    subscribe,
    ask: async () => {
      const asked = kept;
      if (asked === null) throw new Error('the browser has not offered to install the site');
      // An event is good for one question; after a refusal the browser sends another when it likes.
      kept = null;
      try {
        const { outcome } = await asked.prompt();
        if (get() === 'offered' && kept === null) set(outcome === 'accepted' ? 'installed' : 'unknown');
        return outcome;
      } catch (error) {
        if (kept === null) set('unknown');
        throw error;
      }
    },
    stop: () => {
      browser.removeEventListener('beforeinstallprompt', keep);
      browser.removeEventListener('appinstalled', finish);
    },
  };
};

let store: InstallStore | null = null;

/** The store of this page, which listens from the first call on. */
export const installStore = (): InstallStore => (store ??= createInstallStore(window));
