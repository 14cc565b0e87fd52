import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { defineMemberRoute, type MemberRouteOptions, type Route } from '#sandbox/kernel/requests/route.ts';
import { networkOf, type Network } from './network.ts';

type AgentHandler<C extends Call> = (
  input: InputOf<C>,
  context: MemberContext & { readonly network: Network },
) => Promise<OutputOf<C>>;

const accountIn = (input: unknown): string | undefined => {
  const account = typeof input === 'object' && input !== null && 'account' in input ? input.account : undefined;
  return typeof account === 'string' ? account : undefined;
};

/**
 * Defines the route of an agent call. The handler gets the network that the request covers: the agent's whole network, or the subtree below the
 * input's `account` (inclusive). Callers who are not agents and accounts outside the network are refused.
 */
export const defineAgentRoute = <C extends Call>(
  call: C,
  handle: AgentHandler<C>,
  { authorize, ...options }: MemberRouteOptions<C> = {},
): Route =>
  defineMemberRoute(
    call,
    async (input, context) => handle(input, { ...context, network: await networkOf(context, call, accountIn(input)) }),
    {
      ...options,
      authorize: async (input, context) => {
        await networkOf(context, call, accountIn(input));
        await authorize?.(input, context);
      },
    },
  );
