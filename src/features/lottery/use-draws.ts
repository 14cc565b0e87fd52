import { useMemo, useState } from 'react';
import { openedNumbers, openedNumero } from '#schemas/calls/home.ts';
import { NUMERO_COUNT } from '#schemas/calls/query-constants.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { isNewDraw, mergeDraws, noteArrivals, type Arrivals, type Draws } from './draws.ts';

const EVERY_MS = 30_000;
/** Asked again while the page is looked at, and not behind another tab. */
const POLL = { staleTime: EVERY_MS / 2, refetchInterval: EVERY_MS } as const;

export interface LatestDraws {
  readonly draws: Draws;
  readonly isPending: boolean;
  /** Nothing is known, and not for want of drawings. */
  readonly isError: boolean;
  readonly isNew: (gameCode: string) => boolean;
  readonly retry: () => void;
}

/** The opened numbers of all lotteries, kept up to date: the last hundred drawings and the latest of each lottery. */
export const useDraws = (): LatestDraws => {
  const opened = useCallQuery(openedNumbers, { count: NUMERO_COUNT }, POLL);
  const latest = useCallQuery(openedNumero, {}, POLL);
  const draws = useMemo(() => mergeDraws(opened.data ?? [], latest.data ?? []), [opened.data, latest.data]);
  const at = Math.max(opened.dataUpdatedAt, latest.dataUpdatedAt);
  const isWhole = !opened.isPending && !latest.isPending;
  const [arrivals, setArrivals] = useState<Arrivals | null>(null);
  if (isWhole && (arrivals?.at !== at || arrivals.draws !== draws)) setArrivals(noteArrivals(arrivals, draws, at));
  return {
    draws,
    isPending: draws.size === 0 && !isWhole,
    isError: draws.size === 0 && isWhole && (opened.isError || latest.isError),
    isNew: (gameCode) => arrivals !== null && isNewDraw(arrivals, gameCode),
    retry: () => {
      void opened.refetch();
      void latest.refetch();
    },
  };
};
