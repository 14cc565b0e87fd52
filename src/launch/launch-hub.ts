import type { Launch, LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import type { Language } from '#schemas/languages.ts';
import { Problem } from '#schemas/problem.ts';
import type { SiteBrand } from '#src/document/document-data.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { createStore, useStore } from '#src/lib/store.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { createLaunchFlow, LaunchFlow, LaunchWindow } from './launch-flow.ts';

export interface LaunchView {
  readonly phase: 'idle' | 'asking' | 'slow' | 'blocked' | 'failed';
  readonly launch: Launch | null;
  readonly problem: Problem | null;
  /** The game that the page /game shall hold now, with its address; each is a new value. */
  readonly framed: { readonly game: LaunchableGame; readonly url: string } | null;
  /** How many launches there have been. */
  readonly tries: number;
}

export interface LaunchParts {
  readonly mutateCall: MutateCall;
  readonly brand: () => SiteBrand;
  readonly language: () => Language;
  /** The launch CDNs that the platform offers, once it has said so; none where it cannot be asked. */
  readonly cdns: () => Promise<readonly string[]>;
}

export interface LaunchHub {
  readonly view: () => LaunchView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a game. Call it on the player's click: that alone may open a tab. Nothing happens while another one starts. */
  readonly start: (game: LaunchableGame, place?: Launch['place']) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
  /** The page /game was left: its game's address is used up. */
  readonly leave: () => void;
}

const IDLE: LaunchView = { phase: 'idle', launch: null, problem: null, framed: null, tries: 0 };

/** A tab of its own that knows nothing of this site; empty, with the game's name, until the address is known. */
const openTab = (name: string): Window | null => {
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

export type LaunchSource = () => Promise<{ readonly createLaunchFlow: typeof createLaunchFlow }>;

/** Holds the launch of games for as long as the page lives; its code comes with the first one. */
export const createLaunchHub = (
  parts: LaunchParts,
  source: LaunchSource = () => loadChunk('launch-flow', () => import('./launch-flow.ts')),
): LaunchHub => {
  const { get: view, set: show, subscribe } = createStore(IDLE);
  let tab: Window | null = null;
  let flow: Promise<LaunchFlow> | null = null;
  const held: LaunchWindow = {
    go: (url) => {
      const open = tab !== null && !tab.closed;
      if (open) tab?.location.replace(url);
      tab = null;
      return open;
    },
    giveUp: () => {
      tab?.close();
      tab = null;
    },
  };
  const load = (): Promise<LaunchFlow> => {
    flow ??= source().then((code) =>
      code.createLaunchFlow(parts, {
        window: held,
        onView: (next) => show({ ...view(), ...next }),
        onPage: (game, url) => {
          writeSession('iframeUrl', url);
          writeSession('iframeGame', JSON.stringify(game));
          show({ ...view(), framed: { game, url } });
        },
      }),
    );
    flow.catch(() => (flow = null));
    return flow;
  };
  const tell = (act: (flow: LaunchFlow) => void): void => {
    load().then(act, () => {
      held.giveUp();
      show({ ...view(), phase: 'failed', problem: new Problem({ code: 'network', status: 0, message: '' }) });
    });
  };
  return {
    view,
    subscribe,
    start: (game, place = parts.brand().navigation.launchIn ?? 'tab') => {
      if (view().phase === 'asking' || view().phase === 'slow') return;
      const launch: Launch = { game, place };
      tab = place === 'tab' ? openTab(game.gameName) : null;
      const isReady = place === 'page' || tab !== null;
      show({ ...view(), phase: isReady ? 'asking' : 'blocked', launch, problem: null, tries: view().tries + 1 });
      tell((ready) => (isReady ? ready.start(launch) : ready.refuse(launch)));
    },
    cancel: () => tell((ready) => ready.cancel()),
    dismiss: () => {
      show({ ...view(), phase: 'idle', launch: null, problem: null });
      tell((ready) => ready.dismiss());
    },
    leave: () => show({ ...view(), framed: null }),
  };
};

export const launchService = serviceKey<LaunchHub>('launch');

export const useLaunchHub = (): LaunchHub => useService(launchService);

export const useLaunchView = (): LaunchView => {
  const { view, subscribe } = useLaunchHub();
  return useStore({ get: view, subscribe }, () => IDLE);
};
