import type { ContractKind } from '#schemas/contract-names.ts';
import type { Problem } from '#schemas/problem.ts';
import type { NetworkMember } from '#schemas/team.ts';
import type { RecordColumn } from '#src/records/record-column.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useAgentTexts } from './texts.ts';

const PLAYER = 0;

interface TeamWords {
  /** A member's type, and how many levels below the agent the member is. */
  readonly place: (member: NetworkMember) => string;
  /** Names of contract kinds; empty if there are none. */
  readonly kinds: (kinds: readonly ContractKind[]) => string;
  /** The message that an account is not in the team; `null` for any other problem. */
  readonly refusal: (problem: Problem) => string | null;
}

export const useTeamWords = (): TeamWords => {
  const t = useAgentTexts();
  const words = useProblemText();
  const { tag } = useLanguage();
  return {
    place: ({ type, depth }) => t(type === PLAYER ? 'place.player' : 'place.agent', { depth }),
    kinds: (kinds) =>
      new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(kinds.map((kind) => t(`paid.${kind}`))),
    refusal: (problem) => (problem.code === 'outside_network' ? words(problem) : null),
  };
};

/** The column for the member that a record belongs to. */
export const useMemberColumns = (): readonly RecordColumn<{ readonly member: NetworkMember }>[] => {
  const t = useAgentTexts();
  const { place } = useTeamWords();
  return [
    { key: 'member', label: t('column.member'), kind: 'text', card: 'title', of: ({ member }) => member.account },
    { key: 'place', label: t('column.place'), kind: 'text', under: 'member', of: ({ member }) => place(member) },
  ];
};
