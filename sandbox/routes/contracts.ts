import type { Call } from '#schemas/call.ts';
import {
  contractLimits,
  contractOf,
  contracts,
  contractsAwaiting,
  contractWhatIfOf,
  contractRecords,
  contractRunning,
} from '#schemas/calls/contracts.ts';
import { processOf } from '#schemas/process-of.ts';
import { CONTRACT_KINDS, PERIODS_OF, THRESHOLDS_OF } from '#schemas/contract-names.ts';
import { defineAgentRoute } from '#sandbox/accounts/network/agent-route.ts';
import { networkOf, refuseOutside } from '#sandbox/accounts/network/network.ts';
import { expireOffers } from '#sandbox/domains/contracts/expire-offers.ts';
import { countAwaiting, findContract, findContracts } from '#sandbox/domains/contracts/find-contracts.ts';
import { findWhatIf } from '#sandbox/domains/contracts/find-what-if.ts';
import { findOwnRates } from '#sandbox/domains/contracts/open-contracts.ts';
import { processContract } from '#sandbox/domains/contracts/process-contract.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { recordRange } from '#sandbox/kernel/clock/record-range.ts';
import { findContractRecords } from '#sandbox/domains/settlement/find-contract-records.ts';
import { findRunning } from '#sandbox/domains/settlement/find-running.ts';

/**
 * Checks the network and ends expired requests. Runs before the call's transaction, so that recorded refusals and expiries are kept even if the
 * action is refused.
 */
const authorize =
  (call: Call) =>
  async ({ downlineId }: { readonly downlineId?: string }, context: MemberContext): Promise<void> => {
    await networkOf(context, call, downlineId);
    await expireOffers(context.kernel.db, context.session.member.id, context.at);
  };

export const contractRoutes: readonly Route[] = [
  defineAgentRoute(contracts, async ({ role, kind, state, ...page }, { kernel, network, at }) => {
    await expireOffers(kernel.db, network.agentId, at);
    const downlineId = role === 'offered' && network.rootDepth > 0 ? network.rootId : null;
    return findContracts(kernel.db, network.agentId, { role, kind, state, downlineId }, page);
  }),

  defineAgentRoute(contractsAwaiting, async (_input, { kernel, network, at }) => {
    await expireOffers(kernel.db, network.agentId, at);
    return { count: await countAwaiting(kernel.db, network.agentId) };
  }),

  defineAgentRoute(
    contractOf,
    async ({ requestId }, { kernel, network, at }) => {
      await expireOffers(kernel.db, network.agentId, at);
      return findContract(kernel.db, network.agentId, requestId);
    },
    { background: true },
  ),

  defineAgentRoute(contractLimits, async (_input, { kernel, network }) => {
    const rates = await findOwnRates(kernel.db, network.agentId);
    return {
      list: CONTRACT_KINDS.map((kind) => ({
        kind,
        maxRate: rates.get(kind) ?? null,
        periods: [...PERIODS_OF[kind]],
        thresholds: [...THRESHOLDS_OF[kind]],
      })),
    };
  }),

  defineMemberRoute(contractWhatIfOf, ({ kind, ...asked }, context) => findWhatIf(context, kind, asked), {
    authorize: authorize(contractWhatIfOf),
  }),

  ...CONTRACT_KINDS.map((kind) =>
    defineMemberRoute(processOf[kind], (input, context) => processContract(context, kind, input), {
      authorize: authorize(processOf[kind]),
    }),
  ),

  defineAgentRoute(contractRecords, async ({ kind, role, from, to, ...asked }, context) => {
    const { network, kernel } = context;
    if (network.rootDepth > 1) await refuseOutside(context, contractRecords, asked.account ?? '');
    return findContractRecords(kernel.db, { network, kind, role, ...recordRange({ from, to }) }, asked);
  }),

  defineAgentRoute(
    contractRunning,
    async ({ kind }, { kernel, merchant, network, at }) => ({
      running: await findRunning(kernel.db, merchant, { agentId: network.agentId, kind, now: at.getTime() }),
    }),
    { background: true },
  ),
];
