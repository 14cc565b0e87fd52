import { useMemo } from 'react';
import { lotteryMenu } from '#schemas/calls/lottery.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { lotteriesOf, type Lottery } from './lotteries.ts';

const FRESH_MS = 300_000;

/** Every lottery of the site; null until the platform has said. */
export const useLotteries = (): {
  readonly lotteries: readonly Lottery[] | null;
  readonly isError: boolean;
  readonly retry: () => void;
} => {
  const { data, isError, refetch } = useCallQuery(lotteryMenu, {}, { staleTime: FRESH_MS });
  const lotteries = useMemo(() => (data === undefined ? null : lotteriesOf(data)), [data]);
  return { lotteries, isError: isError && data === undefined, retry: () => void refetch() };
};
