import { createStore, type Store } from './store.ts';

/**
 * Whether the site can be installed as an app. `offered`: the browser can show its prompt now; `byHand`: iOS, where the player installs it from the
 * browser's menu; `running`: this page is the installed app; `unknown`: the browser has sent no event yet, and may never.
 */
export type InstallPhase = 'unknown' | 'offered' | 'byHand' | 'installed' | 'running';

/** Chromium's event, which is not standardised. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallStore extends Pick<Store<InstallPhase>, 'get' | 'subscribe'> {
  /** Shows the install prompt; call it synchronously in a click handler. Rejects if the browser refuses. */
  readonly ask: () => Promise<'accepted' | 'dismissed'>;
  /** Stops listening to the browser's events. */
  readonly stop: () => void;
}

/** The parts of the browser that the store reads. */
export interface InstallWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly matchMedia?: (query: string) => Pick<MediaQueryList, 'matches'>;
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean };
}

const isPromptEvent = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** An iPad identifies itself as a Mac, but no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: InstallWindow['navigator']): boolean =>
  /iPhone|iPad|iPod/u.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

const isRunning = (browser: InstallWindow): boolean =>
  browser.navigator.standalone === true || browser.matchMedia?.('(display-mode: standalone)').matches === true;

const phaseOf = (browser: InstallWindow): InstallPhase => {
  if (isRunning(browser)) return 'running';
  return isIos(browser.navigator) ? 'byHand' : 'unknown';
};

/** Creates a store that keeps the browser's install prompt until the player asks for it. */
export const createInstallStore = (browser: InstallWindow): InstallStore => {
  const { get, set, subscribe } = createStore<InstallPhase>(phaseOf(browser));
  let kept: InstallPromptEvent | null = null;
  const keep = (event: Event): void => {
    if (!isPromptEvent(event)) return;
    // Suppresses the browser's own install bar, which would appear at an arbitrary time.
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
      // Each event can show one prompt; after a refusal the browser may send another event at any time.
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

/** Returns this page's store, which listens from the first call on. */
export const installStore = (): InstallStore => (store ??= createInstallStore(window));
