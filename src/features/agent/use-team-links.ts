import type { NetworkMember } from '#schemas/team.ts';
import type { Moments } from '#src/records/record-range.ts';
import type { RecordLink } from '#src/records/record-source.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useAgentTexts } from './texts.ts';

interface TeamLinks {
  /** Returns links to the bets and transactions that make up a member's figures; `only` excludes the members below. */
  readonly behind: (who: NetworkMember, moments: Moments, only: boolean) => readonly RecordLink[];
  /** Returns the link to a member's details. */
  readonly member: (who: NetworkMember) => RecordLink;
}

/** Returns functions that create links to records and members of the team. */
export const useTeamLinks = (): TeamLinks => {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
  return {
    behind: ({ account }, { from, to }, only) => [
      { label: t('link.bets'), to: agentUrl('personalHistoryCopy', { account, only, from, to }) },
      { label: t('link.movements'), to: agentUrl('agentDownlineTransactionDetailsCopy', { account, only, from, to }) },
    ],
    member: ({ account }) => ({
      label: t('link.member', { account }),
      to: agentUrl('downlineManagmentView', { account }),
    }),
  };
};
