import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `sent`: answered without a token too, but a token goes along when there is one. */
export type TokenNeed = 'none' | 'sent' | 'needed';

/** One platform call as a value. The client, the sandbox, OpenAPI and the tests all read it; nothing describes a call twice. */
export interface Call<
  I extends TSchema = TSchema,
  O extends TSchema = TSchema,
  M extends Method = Method,
  Idempotent extends boolean = boolean,
> {
  /** `group.verb`, the key of queries and of `stales`. */
  readonly name: string;
  /** The requirement line that it stands for. */
  readonly requirement: string;
  readonly method: M;
  /** Path parameters stand in braces: `/wps/deposit/{orderId}`; they are fields of `input`. */
  readonly path: `/${string}`;
  readonly token: TokenNeed;
  /** The body goes as compact JWE when the platform publishes a key set. */
  readonly sealed: boolean;
  readonly body: 'json' | 'form' | 'multipart';
  /** Moves money or value: carries an `Idempotency-Key`. */
  readonly idempotent: Idempotent;
  readonly input: I;
  readonly output: O;
  /** What `value` of a failed answer may hold. */
  readonly failure: TSchema | null;
  /** Names of calls whose answers are stale after a success. */
  readonly stales: readonly string[];
  /** Says whether an answer's value fits `output`. Compiled when the site is built; absent where the schemas themselves are at hand. */
  readonly accepts?: (value: unknown) => boolean;
}

export type InputOf<C> = C extends Call<infer I> ? Static<I> : never;
export type OutputOf<C> = C extends Call<TSchema, infer O> ? Static<O> : never;

/** A call that changes nothing: it may be sent at any time and as often as needed. */
export type ReadCall = Call<TSchema, TSchema, 'GET', false>;

type Facts<I extends TSchema, O extends TSchema, M extends Method, Idempotent extends boolean> = Pick<
  Call<I, O, M, Idempotent>,
  'name' | 'requirement' | 'method' | 'path' | 'input' | 'output'
> &
  Partial<Pick<Call<I, O, M, Idempotent>, 'token' | 'sealed' | 'body' | 'idempotent' | 'failure' | 'stales'>>;

/** Declares a call: no token, plain JSON, not idempotent, stales nothing, unless said. */
export const endpoint = <I extends TSchema, O extends TSchema, M extends Method, Idempotent extends boolean = false>({
  idempotent = false as Idempotent,
  ...facts
}: Facts<I, O, M, Idempotent>): Call<I, O, M, Idempotent> => ({
  token: 'none',
  sealed: false,
  body: 'json',
  idempotent,
  failure: null,
  stales: [],
  ...facts,
});
