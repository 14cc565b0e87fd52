import type { ComponentType } from 'react';
import { contractsAwaiting } from '#schemas/calls/contracts.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { pageGates } from '#src/features/agent/page-gates.ts';
import { countOf } from '#src/features/centre/entry-badge.tsx';
import type { AgentPageKey } from '#src/features/centre/texts.ts';
import type { PageOfCentre } from './page-of-centre.ts';

const contractPage = (name: 'DividendPage' | 'DailyPage' | 'HourlyPage' | 'RealtimePage'): ComponentType =>
  lazyPart(`contract-${name}`, async () => (await import('#src/features/contracts/contract-pages.tsx'))[name]);

/** The pages of the agent centre, one row each, in menu order. */
export const agentPages: readonly PageOfCentre<AgentPageKey>[] = [
  {
    key: 'agentAnnouncement',
    icon: 'megaphone',
    part: lazyPart(
      'agent-announcements',
      async () => (await import('#src/features/agent/agent-announcements.tsx')).AgentAnnouncements,
    ),
  },
  {
    key: 'agentTeamOverview',
    icon: 'grid',
    part: lazyPart('team-overview', async () => (await import('#src/features/agent/team-overview.tsx')).TeamOverview),
  },
  {
    key: 'registerCenter',
    icon: 'plus',
    part: lazyPart(
      'register-centre',
      async () => (await import('#src/features/agent/register-centre.tsx')).RegisterCentre,
    ),
  },
  {
    key: 'downlineManagmentView',
    icon: 'users',
    part: lazyPart('team', async () => (await import('#src/features/agent/team-panel.tsx')).TeamPanel),
  },
  {
    key: 'personalHistoryCopy',
    icon: 'ticket',
    part: lazyPart('team-bets', async () => (await import('#src/features/agent/team-bets.tsx')).TeamBets),
  },
  {
    key: 'palStatementsAgentCopy',
    icon: 'history',
    part: lazyPart('team-results', async () => (await import('#src/features/agent/team-results.tsx')).TeamResults),
  },
  {
    key: 'agentRevenueReport',
    icon: 'wallet',
    part: lazyPart('team-income', async () => (await import('#src/features/agent/team-income.tsx')).TeamIncome),
  },
  {
    key: 'agentDownlineTransactionDetailsCopy',
    icon: 'receipt',
    part: lazyPart(
      'team-movements',
      async () => (await import('#src/features/agent/team-movements.tsx')).TeamMovements,
    ),
  },
  {
    key: 'agentDividendRecordCopy2',
    icon: 'star',
    part: contractPage('DividendPage'),
    gate: pageGates.agentDividendRecordCopy2,
  },
  { key: 'agentDailyWages2', icon: 'sun', part: contractPage('DailyPage'), gate: pageGates.agentDailyWages2 },
  { key: 'agentHourSalary', icon: 'clock', part: contractPage('HourlyPage'), gate: pageGates.agentHourSalary },
  {
    key: 'agentRealtimeSalary',
    icon: 'bolt',
    part: contractPage('RealtimePage'),
    gate: pageGates.agentRealtimeSalary,
  },
  {
    key: 'contractRequests',
    icon: 'swap',
    badge: countOf(contractsAwaiting, {}, ({ count }) => count),
    part: lazyPart(
      'contract-requests',
      async () => (await import('#src/features/contracts/contract-requests.tsx')).ContractRequests,
    ),
  },
];
