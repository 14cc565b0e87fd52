import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `sent`: the call works without a token, but sends one when the client has it. */
export type TokenRequirement = 'none' | 'sent' | 'needed';

/** Kinds of session that may make only a few calls: trial accounts, and members who must change their password first. */
export type LimitedSession = 'trial' | 'passwordDue';

/** One platform call as a value: the single description that the client, the sandbox, OpenAPI and the tests read. */
export interface Call<
  I extends TSchema = TSchema,
  O extends TSchema = TSchema,
  M extends Method = Method,
  Idempotent extends boolean = boolean,
  Secret extends string = string,
> {
  /** `group.verb`, the key of queries and of `stales`. */
  readonly name: string;
  /** The id of the requirement that the call implements. */
  readonly requirement: string;
  readonly method: M;
  /** Path parameters are written in braces, `/wps/deposit/{orderId}`, and are fields of `input`. */
  readonly path: `/${string}`;
  readonly token: TokenRequirement;
  /** The limited sessions that may make this call, if it needs a token; others get 403. */
  readonly openTo: readonly LimitedSession[];
  /** The body is sent as compact JWE when the platform publishes a key set. */
  readonly sealed: boolean;
  readonly body: 'json' | 'form' | 'multipart';
  /** Moves money or value: carries an `Idempotency-Key`. */
  readonly idempotent: Idempotent;
  /** Fields of `input` that prove who the caller is. They are neither stored nor compared when an operation is identified by its input. */
  readonly secrets: readonly Secret[];
  readonly input: I;
  readonly output: O;
  /** Schema of `value` in a failed response, or `null` if it carries none. */
  readonly failure: TSchema | null;
  /** Names of the calls whose cached responses become stale when this call succeeds. */
  readonly stales: readonly string[];
  /** Validates a response's `value` against `output`. Compiled at build time; absent where the schema itself is available. */
  readonly accepts?: (value: unknown) => boolean;
}

export type InputOf<C> = C extends Call<infer I> ? Static<I> : never;
export type OutputOf<C> = C extends Call<TSchema, infer O> ? Static<O> : never;

/** A read sent as POST, because its input does not fit in a URL. */
export type PostRead<I extends TSchema = TSchema, O extends TSchema = TSchema> = Call<I, O, 'POST', false> & {
  readonly reads: true;
};

/** A call without side effects, safe to repeat. */
export type ReadCall = Call<TSchema, TSchema, 'GET', false> | PostRead;

/** A call that moves money or value: an operation, carried out only once however often it is sent. */
export type OperationCall = Call<TSchema, TSchema, Method, true>;

export const isOperationCall = (call: Call): call is OperationCall => call.idempotent;

type CallOptions<
  I extends TSchema,
  O extends TSchema,
  M extends Method,
  Idempotent extends boolean,
  Secret extends string,
> = Pick<Call<I, O, M, Idempotent, Secret>, 'name' | 'requirement' | 'method' | 'path' | 'input' | 'output'> &
  Partial<
    Pick<
      Call<I, O, M, Idempotent, Secret>,
      'token' | 'openTo' | 'sealed' | 'body' | 'idempotent' | 'secrets' | 'failure' | 'stales'
    >
  >;

/** Declares a call. Defaults: no token, closed to limited sessions, plain JSON body, not idempotent, no secrets, makes nothing stale. */
export const endpoint = <
  I extends TSchema,
  O extends TSchema,
  M extends Method,
  Idempotent extends boolean = false,
  Secret extends keyof Static<I> & string = never,
>({
  idempotent = false as Idempotent,
  secrets = [],
  ...rest
}: CallOptions<I, O, M, Idempotent, Secret>): Call<I, O, M, Idempotent, Secret> => ({
  token: 'none',
  openTo: [],
  sealed: false,
  body: 'json',
  idempotent,
  secrets,
  failure: null,
  stales: [],
  ...rest,
});

/** Declares a call that reads by POST. */
export const postRead = <I extends TSchema, O extends TSchema>(
  call: Pick<Call<I, O>, 'name' | 'requirement' | 'path' | 'token' | 'input' | 'output'>,
): PostRead<I, O> => ({ ...endpoint<I, O, 'POST'>({ ...call, method: 'POST' }), reads: true });

const parameters = ({ path }: Pick<Call, 'path'>): number => path.split('{').length;

/** Sorts calls into the order in which their paths are matched: `/wps/deposit/methods` before `/wps/deposit/{orderId}`. */
export const byPath = <C extends Pick<Call, 'path'>>(calls: readonly C[]): readonly C[] =>
  [...calls].sort((one, other) => parameters(one) - parameters(other));
