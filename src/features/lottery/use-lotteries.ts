import { useMemo } from 'react';
import { lotteryMenu } from '#schemas/calls/lottery.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { toLotteries, type Lottery } from './lotteries.ts';

const STALE_MS = 300_000;

/** Every lottery of the site; null while loading. */
export const useLotteries = (): {
  readonly lotteries: readonly Lottery[] | null;
  readonly isError: boolean;
  readonly retry: () => void;
} => {
  const { data, isError, refetch } = useCallQuery(lotteryMenu, {}, { staleTime: STALE_MS });
  const lotteries = useMemo(() => (data === undefined ? null : toLotteries(data)), [data]);
  return { lotteries, isError: isError && data === undefined, retry: () => void refetch() };
};
