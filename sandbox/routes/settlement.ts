import { contractRecords, contractRunning } from '#schemas/calls/contracts.ts';
import { defineAgentRoute } from '#sandbox/accounts/network/agent-route.ts';
import { refuseOutside } from '#sandbox/accounts/network/network.ts';
import { recordRange } from '#sandbox/kernel/clock/record-range.ts';
import type { Route } from '#sandbox/kernel/requests/route.ts';
import { findContractRecords } from '#sandbox/domains/settlement/find-contract-records.ts';
import { findRunning } from '#sandbox/domains/settlement/find-running.ts';

export const settlementRoutes: readonly Route[] = [
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
