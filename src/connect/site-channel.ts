import { readRequest, type ConnectorReport, type ConnectorRequest } from '#schemas/connector.ts';

/** The line to the site that framed or opened this page. */
export interface SiteChannel {
  /** Says `ready`, then hears what the brand's own pages ask, and nobody else. */
  readonly listen: (listener: (request: ConnectorRequest) => void) => void;
  /** Told to whoever asked last; before that only `ready`, which says nothing, goes out. */
  readonly tell: (report: ConnectorReport) => void;
}

/** `null` for a page that nobody framed or opened. */
export const openChannel = (origins: readonly string[]): SiteChannel | null => {
  const site: unknown = window.opener ?? (window.parent === window ? null : window.parent);
  if (site === null) return null;
  const peer = site as Window; // another origin's window: nothing of it but postMessage can be used
  let asker: string | null = null;
  return {
    listen: (listener) => {
      addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
        if (source !== peer || !origins.includes(origin)) return;
        const request = readRequest(data);
        if (request === null) return;
        asker = origin;
        listener(request);
      });
      const ready: ConnectorReport = { type: 'ready' };
      peer.postMessage(ready, '*');
    },
    tell: (report) => {
      if (asker !== null) peer.postMessage(report, asker);
    },
  };
};
