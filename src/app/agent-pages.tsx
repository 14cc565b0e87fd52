import type { ComponentType } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import type { AgentPageKey } from '#src/features/centre/texts.ts';
import type { IconName } from '#src/ui/icon.tsx';

/** A page of the agent centre. Its key is the name that the platform uses; it is part of the URL. */
interface AgentPage {
  readonly key: AgentPageKey;
  readonly icon: IconName;
  readonly part: ComponentType;
}

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
];
