import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { MemberContext, RequestContext } from './request-context.ts';

/** A call with its handler. The types of the handler are checked where the route is defined. */
export interface Route {
  readonly call: Call;
  /** Runs before the handler and outside its database transaction, so that its counters are stored even if it refuses the request. */
  readonly authorize: ((input: unknown, context: RequestContext) => Promise<void>) | null;
  /**
   * Returns the code of the merchant that the input belongs to. Used for the games host, which belongs to no brand: its requests have a launch ticket
   * instead. `named` is the request's `Merchant` header. Throws a problem if the input belongs to no merchant or to another one.
   */
  readonly merchantOf: ((input: unknown, kernel: Kernel, named: string | null) => string) | null;
  /** Whether the page polls the call in the background, so that it must not keep an idle session alive. */
  readonly background: boolean;
  readonly handle: (input: unknown, context: RequestContext) => Promise<unknown>;
}

type RouteHandler<C extends Call> = (input: InputOf<C>, context: RequestContext) => Promise<OutputOf<C>> | OutputOf<C>;

interface RouteOptions<C extends Call> {
  readonly background?: boolean;
  readonly merchantOf?: (input: InputOf<C>, kernel: Kernel, named: string | null) => string;
}

/** Defines a route for a call. The input is validated against the call's input schema, and the result against its output schema. */
export const defineRoute = <C extends Call>(
  call: C,
  handle: RouteHandler<C>,
  { background = false, merchantOf }: RouteOptions<C> = {},
): Route => ({
  call,
  authorize: null,
  merchantOf:
    merchantOf === undefined ? null : (input, kernel, named) => merchantOf(input as InputOf<C>, kernel, named),
  background,
  handle: async (input, context) => handle(input as InputOf<C>, context),
});

const memberContext = (call: Call, { session, ...context }: RequestContext): MemberContext => {
  if (session === null)
    throw new Error(`${call.name} has a handler that needs a session, but the call requires no token`);
  return { ...context, session };
};

export interface MemberRouteOptions<C extends Call> {
  readonly background?: boolean;
  readonly authorize?: (input: InputOf<C>, context: MemberContext) => Promise<void>;
}

/** Defines a route for a call that requires a token, so its handler's context has a session. */
export const defineMemberRoute = <C extends Call>(
  call: C,
  handle: (input: InputOf<C>, context: MemberContext) => Promise<OutputOf<C>> | OutputOf<C>,
  { authorize, ...options }: MemberRouteOptions<C> = {},
): Route => ({
  ...defineRoute(call, (input, context) => handle(input, memberContext(call, context)), options),
  authorize:
    authorize === undefined ? null : (input, context) => authorize(input as InputOf<C>, memberContext(call, context)),
});
