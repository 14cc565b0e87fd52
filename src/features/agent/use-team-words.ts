import type { ContractKind } from '#schemas/contract-names.ts';
import type { Problem } from '#schemas/problem.ts';
import type { NetworkMember } from '#schemas/team.ts';
import type { RecordColumn } from '#src/records/record-column.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useAgentTexts } from './texts.ts';

const PLAYER = 0;

interface TeamWords {
  /** Describes a member's position: the type and the number of levels below the agent. */
  readonly place: (member: NetworkMember) => string;
  /** Returns the names of contract kinds as one text; empty if there are none. */
  readonly kinds: (kinds: readonly ContractKind[]) => string;
  /** Returns the message if the problem is that an account is outside the team, otherwise `null`. */
  readonly refusal: (problem: Problem) => string | null;
}

export const useTeamWords = (): TeamWords => {
  const t = useAgentTexts();
  const words = useProblemText();
  const { tag } = useLanguage();
  return {
    place: ({ type, depth }) => t(type === PLAYER ? 'place.player' : 'place.agent', { depth }),
    kinds: (kinds) => new Intl.ListFormat(tag, { style: 'narrow' }).format(kinds.map((kind) => t(`paid.${kind}`))),
    refusal: (problem) => (problem.code === 'outside_network' ? words(problem) : null),
  };
};

/** Returns the columns for the member that a record belongs to: account and, below it, type and level. */
export const useMemberColumns = (): readonly RecordColumn<{ readonly member: NetworkMember }>[] => {
  const t = useAgentTexts();
  const { place } = useTeamWords();
  return [
    { key: 'member', label: t('column.member'), kind: 'text', card: 'title', of: ({ member }) => member.account },
    { key: 'place', label: t('column.place'), kind: 'text', under: 'member', of: ({ member }) => place(member) },
  ];
};
