import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whether a call carries the session's token. With `sent`, the call carries the token if there is a session, but also works without one. */
export type TokenRequirement = 'none' | 'sent' | 'needed';

/** The kinds of session that may make only a few calls: trial accounts, and members who must first change their password. */
export type LimitedSession = 'trial' | 'passwordDue';

/** A platform call as a value. It is the only description of the call, and is used by the client, the sandbox, the OpenAPI document and the tests. */
export interface Call<
  I extends TSchema = TSchema,
  O extends TSchema = TSchema,
  M extends Method = Method,
  Idempotent extends boolean = boolean,
  Secret extends string = string,
> {
  /** The name as `group.verb`, such as `account.login`, which query keys and `stales` use. */
  readonly name: string;
  /** The id of the requirement that the call implements. */
  readonly requirement: string;
  readonly method: M;
  /** The path. Parameters are written in braces, as in `/wps/deposit/{orderId}`, and are fields of `input`. */
  readonly path: `/${string}`;
  readonly token: TokenRequirement;
  /** The limited sessions that may make this call; other limited sessions get status 403. Applies only if the call needs a token. */
  readonly openTo: readonly LimitedSession[];
  /** Whether the body is encrypted as a compact JWE, if the platform publishes keys. */
  readonly sealed: boolean;
  readonly body: 'json' | 'form' | 'multipart';
  /** Whether the call moves money or value and therefore carries an `Idempotency-Key`. */
  readonly idempotent: Idempotent;
  /**
   * Fields of `input` that prove who the caller is, such as a password. They are never stored, and are ignored when
   * comparing two inputs of an operation.
   */
  readonly secrets: readonly Secret[];
  readonly input: I;
  readonly output: O;
  /** The schema of `value` in a failed response; `null` if a failed response has no `value`. */
  readonly failure: TSchema | null;
  /** Names of the calls whose cached responses become stale when this call succeeds. */
  readonly stales: readonly string[];
  /** Validates the `value` of a response against `output`. It is compiled at build time, and undefined where the schema itself is available. */
  readonly accepts?: (value: unknown) => boolean;
}

export type InputOf<C> = C extends Call<infer I> ? Static<I> : never;
export type OutputOf<C> = C extends Call<TSchema, infer O> ? Static<O> : never;

/** A call without side effects that is sent as POST, because its input does not fit in a URL. */
export type PostRead<I extends TSchema = TSchema, O extends TSchema = TSchema> = Call<I, O, 'POST', false> & {
  readonly reads: true;
};

/** A call without side effects, which can safely be repeated. */
export type ReadCall = Call<TSchema, TSchema, 'GET', false> | PostRead;

/** A call that moves money or value. The platform carries out each operation only once, even if it is sent several times. */
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

/**
 * Declares a call. By default it needs no token, is closed to limited sessions, has a plain JSON body, is not idempotent, has no secrets and makes
 * nothing stale.
 */
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

/** Declares a call without side effects that is sent as POST. */
export const postRead = <I extends TSchema, O extends TSchema>(
  call: Pick<Call<I, O>, 'name' | 'requirement' | 'path' | 'token' | 'input' | 'output'>,
): PostRead<I, O> => ({ ...endpoint<I, O, 'POST'>({ ...call, method: 'POST' }), reads: true });

const parameters = ({ path }: Pick<Call, 'path'>): number => path.split('{').length;

/**
 * Sorts calls into the order in which their paths are matched: fewer parameters first, so `/wps/deposit/methods` comes
 * before `/wps/deposit/{orderId}`.
 */
export const byPath = <C extends Pick<Call, 'path'>>(calls: readonly C[]): readonly C[] =>
  [...calls].sort((one, other) => parameters(one) - parameters(other));
