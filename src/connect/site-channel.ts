import { readRequest, type ConnectorReport, type ConnectorRequest } from '#schemas/connector.ts';

/** Messages to and from the site that framed or opened this page. */
export interface SiteChannel {
  /** Sends `ready`, then passes on requests from the brand's own origins only. */
  readonly listen: (listener: (request: ConnectorRequest) => void) => void;
  /** Sends to the origin of the last request; does nothing before the first one. */
  readonly send: (report: ConnectorReport) => void;
}

/** Returns `null` for a page that no other page has framed or opened. */
export const openChannel = (origins: readonly string[]): SiteChannel | null => {
  const site: unknown = window.opener ?? (window.parent === window ? null : window.parent);
  if (site === null) return null;
  const peer = site as Window; // a cross-origin window: only postMessage may be used
  let requester: string | null = null;
  return {
    listen: (listener) => {
      addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
        if (source !== peer || !origins.includes(origin)) return;
        const request = readRequest(data);
        if (request === null) return;
        requester = origin;
        listener(request);
      });
      const ready: ConnectorReport = { type: 'ready' };
      peer.postMessage(ready, '*');
    },
    send: (report) => {
      if (requester !== null) peer.postMessage(report, requester);
    },
  };
};
