import { useMemo } from 'react';
import { lotteryMenu } from '#schemas/calls/lottery.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { toLotteries, type Lottery } from './lotteries.ts';

const STALE_MS = 300_000;

/** Returns all lotteries of the site. */
export const useLotteries = (): {
  readonly data: readonly Lottery[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => void;
} => {
  const { data, isError, refetch } = useCallQuery(lotteryMenu, {}, { staleTime: STALE_MS });
  const lotteries = useMemo(() => data && toLotteries(data), [data]);
  return { data: lotteries, isError, refetch: () => void refetch() };
};
