import { useMemo } from 'react';
import { rankList } from '#schemas/calls/home.ts';
import { WINNER_CATEGORY, WINNER_LIMIT } from '#schemas/calls/query-constants.ts';
import type { OutputOf } from '#schemas/call.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { maskPlayer } from './mask-player.ts';

export interface Winner {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  /** Decimal amount in the brand's currency. */
  readonly prize: number;
}

/** The board's rows with players masked. */
const winnersOf = ({ list }: OutputOf<typeof rankList>): readonly Winner[] =>
  list
    .slice(0, WINNER_LIMIT)
    .map(({ vo }, at) => ({ id: String(at), player: maskPlayer(vo.player), game: vo.gameName, prize: vo.prize }));

export const useWinners = () => {
  const { language } = useLanguage();
  const { data, isPending, isError, refetch } = useCallQuery(
    rankList,
    { gameCategory: WINNER_CATEGORY, language, limitNum: WINNER_LIMIT },
    { staleTime: 60_000 },
  );
  const winners = useMemo(() => (data ? winnersOf(data) : []), [data]);
  return { winners, isPending, isError, retry: () => void refetch() };
};
