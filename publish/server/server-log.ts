/** One answered request. Paths are without their query, which may hold tickets and names. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly host: string | null;
  readonly path: string;
  readonly status: number;
  /** Milliseconds. */
  readonly took: number;
  /** The client's address, where the server in front has set it. */
  readonly client: string | null;
}

/** A call that a brand's gateway did not answer. */
export interface GatewayFailure {
  readonly requestId: string | null;
  readonly brand: string;
  readonly method: string;
  readonly path: string;
  /** What the client got instead: 502 or 504. */
  readonly status: number;
  /** Milliseconds. */
  readonly took: number;
  readonly why: string;
}

/** What a server reports. Never a body, a query, a cookie or a token. */
export interface ServerLog {
  readonly answered: (request: AnsweredRequest) => void;
  readonly gatewayFailed: (failure: GatewayFailure) => void;
  readonly failed: (error: unknown, requestId: string | null) => void;
}

const nothing = (): void => undefined;

export const SILENT_LOG: ServerLog = { answered: nothing, gatewayFailed: nothing, failed: nothing };
