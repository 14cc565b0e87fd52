/** The envelope of every platform response, unwrapped once, in the client. `success: false` or a non-2xx status is a failure. */
export type Envelope<V> =
  | { readonly success: true; readonly value: V; readonly message?: string }
  | {
      readonly success: false;
      readonly value?: unknown;
      readonly message: string;
      readonly code?: string;
      readonly fields?: Readonly<Record<string, string>>;
    };
