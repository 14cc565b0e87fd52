import type { ComponentType } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import { contracts } from '#schemas/calls/contracts.ts';
import type { ConsolidatedFunds } from '#schemas/member.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { pageGates } from '#src/features/agent/page-gates.ts';
import { countOf, type CallCount } from '#src/features/centre/entry-badge.tsx';
import type { AgentPageKey } from '#src/features/centre/texts.ts';
import type { IconName } from '#src/ui/icon.tsx';

/** A page of the agent centre. Its key is the name that the platform uses; it is part of the URL. */
interface AgentPage {
  readonly key: AgentPageKey;
  readonly icon: IconName;
  readonly part: ComponentType;
  /** Who has it, by the marks of contracts; everybody by default. */
  readonly gate?: (marks: ConsolidatedFunds) => boolean;
  /** What its red badge counts; none by default, and none at 0. */
  readonly badge?: CallCount;
}

const MOST_AWAITING = 100;
const awaiting = { pageNo: 1, pageSize: MOST_AWAITING } as const;
const awaitsMe = ({ list }: OutputOf<typeof contracts>): number => list.filter((each) => each.awaitsMe).length;

const contractPage = (name: 'DividendPage' | 'DailyPage' | 'HourlyPage' | 'RealtimePage'): ComponentType =>
  lazyPart(`contract-${name}`, async () => (await import('#src/features/contracts/contract-pages.tsx'))[name]);

/** The pages of the agent centre, one row each, in the order of the menu. */
export const agentPages: readonly AgentPage[] = [
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
    badge: countOf(
      contracts,
      { role: 'received', ...awaiting },
      awaitsMe,
      countOf(contracts, { role: 'offered', ...awaiting }, awaitsMe),
    ),
    part: lazyPart(
      'contract-requests',
      async () => (await import('#src/features/contracts/contract-requests.tsx')).ContractRequests,
    ),
  },
];
