import { contractRecords, contractRunning } from '#schemas/calls/contracts.ts';
import { defineAgentRoute } from '../agents/agent-route.ts';
import { refuseOutside } from '../agents/network.ts';
import { recordRange } from '../records/record-range.ts';
import type { Route } from '../route.ts';
import { findContractRecords } from '../settlement/find-contract-records.ts';
import { findRunning } from '../settlement/find-running.ts';

export const settlementRoutes: readonly Route[] = [
  defineAgentRoute(contractRecords, async ({ kind, role, from, to, ...asked }, context) => {
    const { network, platform } = context;
    if (network.rootDepth > 1) await refuseOutside(context, contractRecords, asked.account ?? '');
    return findContractRecords(platform.db, { network, kind, role, ...recordRange({ from, to }) }, asked);
  }),

  defineAgentRoute(
    contractRunning,
    async ({ kind }, { platform, merchant, network, at }) => ({
      running: await findRunning(platform.db, merchant, { agentId: network.agentId, kind, now: at.getTime() }),
    }),
    { background: true },
  ),
];
