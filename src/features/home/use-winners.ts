import { useMemo } from 'react';
import { rankList } from '#schemas/calls/home.ts';
import { WINNER_CATEGORY, WINNER_LIMIT } from '#schemas/calls/query-constants.ts';
import type { OutputOf } from '#schemas/call.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLanguage } from '#src/texts/language-store.ts';

const MASK = '***';
const MIN_LENGTH = 4;

/**
 * Masks the name of a player: keeps the first two characters and the last one, with three asterisks in between. Names of fewer than four characters
 * keep only the first one.
 */
export const maskPlayer = (name: string): string => {
  if (name.includes('*')) return name;
  const letters = Array.from(name);
  if (letters.length < MIN_LENGTH) return `${letters[0] ?? ''}${MASK}`;
  return `${letters.slice(0, 2).join('')}${MASK}${letters.at(-1) ?? ''}`;
};

export interface Winner {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  /** A decimal amount in the currency of the brand. */
  readonly prize: number;
}

const winnersOf = ({ list }: OutputOf<typeof rankList>): readonly Winner[] =>
  list
    .slice(0, WINNER_LIMIT)
    .map(({ vo }, at) => ({ id: String(at), player: maskPlayer(vo.player), game: vo.gameName, prize: vo.prize }));

export const useWinners = () => {
  const { language } = useLanguage();
  const { data, isError, refetch } = useCallQuery(
    rankList,
    { gameCategory: WINNER_CATEGORY, language, limitNum: WINNER_LIMIT },
    { staleTime: 60_000 },
  );
  const winners = useMemo(() => data && winnersOf(data), [data]);
  return { data: winners, isError, refetch };
};
