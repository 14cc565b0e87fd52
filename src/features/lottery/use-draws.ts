import { useMemo, useState } from 'react';
import { openedNumbers, openedNumero } from '#schemas/calls/home.ts';
import { NUMERO_COUNT } from '#schemas/calls/query-constants.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { isNewDraw, mergeDraws, recordDraws, type DrawHistory, type Draws } from './draws.ts';

const POLL_MS = 30_000;
/** Query options for polling, which pauses while the tab is hidden. */
const POLL = { staleTime: POLL_MS / 2, refetchInterval: POLL_MS } as const;

export interface LatestDraws {
  readonly draws: Draws;
  /** The draws; `undefined` until one call has returned draws or both calls have succeeded. */
  readonly data: Draws | undefined;
  readonly isPending: boolean;
  /** Whether one of the calls has failed. */
  readonly isError: boolean;
  readonly isNew: (gameCode: string) => boolean;
  readonly refetch: () => void;
}

/** Polls two calls for draws: the last hundred draws of all lotteries, and the latest draw of each lottery. */
export const useDraws = (): LatestDraws => {
  const opened = useCallQuery(openedNumbers, { count: NUMERO_COUNT }, POLL);
  const latest = useCallQuery(openedNumero, {}, POLL);
  const draws = useMemo(() => mergeDraws(opened.data ?? [], latest.data ?? []), [opened.data, latest.data]);
  const at = Math.max(opened.dataUpdatedAt, latest.dataUpdatedAt);
  const hasFailed = opened.isError || latest.isError;
  const isComplete = !opened.isPending && !latest.isPending;
  const [history, setHistory] = useState<DrawHistory | null>(null);
  if (isComplete && (history?.at !== at || history.draws !== draws)) setHistory(recordDraws(history, draws, at));
  return {
    draws,
    data: draws.size > 0 || (isComplete && !hasFailed) ? draws : undefined,
    isPending: draws.size === 0 && !isComplete,
    isError: isComplete && hasFailed,
    isNew: (gameCode) => history !== null && isNewDraw(history, gameCode),
    refetch: () => {
      void opened.refetch();
      void latest.refetch();
    },
  };
};
