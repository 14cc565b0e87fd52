import type { ServerLog } from '../../server/server-log.ts';

export interface PreviewOptions {
  /** The port of the local server, which answers the calls of brands without a gateway. */
  readonly localPort: number;
  readonly log: ServerLog;
}

/** A site to preview. */
export interface PreviewSite {
  /** What a signed address gives access to: the id of the release, or the draft. */
  readonly subject: string;
  readonly brand: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface RemovableSite extends PreviewSite {
  /** Removes what the preview has written outside the folders of brands and releases. */
  readonly end: () => void;
}
