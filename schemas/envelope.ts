/** The envelope of every platform response; only the client unwraps it. A response is a failure if `success` is false or its status is not 2xx. */
export type Envelope<V> =
  | { readonly success: true; readonly value: V; readonly message?: string }
  | {
      readonly success: false;
      readonly value?: unknown;
      readonly message: string;
      readonly code?: string;
      readonly fields?: Readonly<Record<string, string>>;
    };
