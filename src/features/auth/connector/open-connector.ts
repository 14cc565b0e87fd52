import { readReport, type ConnectorReport, type ConnectorRequest } from '#schemas/connector.ts';

export interface ConnectorOptions {
  /** The origin of the connector page. Messages from other origins are ignored, and no message is sent to them. */
  readonly origin: string;
  /** The current window of the frame or the popup. */
  readonly target: () => Window | null;
  readonly onReport: (report: ConnectorReport) => void;
}

export interface Connector {
  readonly send: (request: ConnectorRequest) => void;
  readonly close: () => void;
}

/** Opens the message channel to a connector page. Messages from another origin or window, or with an unexpected structure, are ignored. */
export const openConnector = ({ origin, target, onReport }: ConnectorOptions): Connector => {
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source === null || event.source !== target()) return;
    const report = readReport(event.data);
    if (report !== null) onReport(report);
  };
  addEventListener('message', hear);
  return {
    send: (request) => target()?.postMessage(request, origin),
    close: () => removeEventListener('message', hear),
  };
};
