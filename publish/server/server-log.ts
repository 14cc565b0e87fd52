/** One answered request, as its client got it. Paths are without their query, which may hold tickets and names. */
export interface AnsweredRequest {
  readonly requestId: string;
  /** `null`, as the path, where the request could not be read. */
  readonly method: string | null;
  readonly host: string | null;
  readonly path: string | null;
  /** The status that was sent; 499 where the client left before it. */
  readonly status: number;
  /** Bytes of the body that were sent, as compressed. */
  readonly bytes: number;
  /** Milliseconds until the last byte was sent, or the client left. */
  readonly took: number;
  /** Whether the client left before it had the whole answer. */
  readonly aborted: boolean;
  /** The client's address. */
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
  readonly gatewayFailed: (failure: GatewayFailure) => void;
  readonly failed: (error: unknown, requestId: string | null) => void;
}

const nothing = (): void => undefined;

export const SILENT_LOG: ServerLog = { gatewayFailed: nothing, failed: nothing };
