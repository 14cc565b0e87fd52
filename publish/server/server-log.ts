/**
 * An answered request. The status and the size are those that the client received. The path has no query, because
 * queries may contain tickets and names.
 */
export interface AnsweredRequest {
  readonly requestId: string;
  /** The method. Method and path are `null` if the request could not be parsed. */
  readonly method: string | null;
  readonly host: string | null;
  readonly path: string | null;
  /** The status that was sent, or 499 if the client disconnected first. */
  readonly status: number;
  /** The number of body bytes sent, after compression. */
  readonly bytes: number;
  /** Milliseconds until the last byte was sent or the client disconnected. */
  readonly took: number;
  /** Whether the client disconnected before the end of the response. */
  readonly aborted: boolean;
  /** The address of the client. */
  readonly client: string | null;
}

/** A call that a brand's gateway did not answer. */
export interface GatewayFailure {
  readonly requestId: string | null;
  readonly brand: string;
  readonly method: string;
  readonly path: string;
  /** The status sent to the client instead: 502 or 504. */
  readonly status: number;
  /** Milliseconds until the call failed. */
  readonly took: number;
  readonly why: string;
}

/** A registration rule with a pattern that browsers cannot apply. */
interface RefusedPattern {
  readonly brand: string;
  readonly field: string;
}

/** The log of a server. It never contains a body, query, cookie or token. */
export interface ServerLog {
  readonly gatewayFailed: (failure: GatewayFailure) => void;
  readonly patternRefused: (rule: RefusedPattern) => void;
  readonly failed: (error: unknown, requestId: string | null) => void;
}

const nothing = (): void => undefined;

export const SILENT_LOG: ServerLog = { gatewayFailed: nothing, patternRefused: nothing, failed: nothing };
