/* Types only, because a worker imports nothing at run time. These parts of service workers are missing from TypeScript's DOM library. */

export interface WaitingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  /** The page that a navigation creates. */
  readonly resultingClientId: string;
  /** The response that the browser requested while the worker started; undefined if the browser does not preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface PageMessageEvent extends WaitingEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly MessagePort[];
}

interface Page {
  readonly url: string;
  readonly navigate: (url: string) => Promise<unknown>;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void>; readonly matchAll: () => Promise<readonly Page[]> };
  readonly registration: {
    readonly unregister: () => Promise<boolean>;
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}
