import type { NetworkMember } from '#schemas/team.ts';
import type { Moments } from '#src/records/record-range.ts';
import type { RecordLink } from '#src/records/record-source.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useAgentTexts } from './texts.ts';

interface TeamLinks {
  /** The bets and movements that the figures of somebody are made of; with `only` without those below. */
  readonly behind: (who: NetworkMember, moments: Moments, only: boolean) => readonly RecordLink[];
  /** What else there is to know of a member. */
  readonly member: (who: NetworkMember) => RecordLink;
}

/** Where the records of the team lead to. */
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
