import { QueryClient } from '@tanstack/react-query';
import { Problem } from '#schemas/problem.ts';

const AGAIN = new Set(['network', 'timeout']);

/** Answers stay fresh for half a minute; only a lost connection is tried again, once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && error instanceof Problem && AGAIN.has(error.code),
        retryDelay: 800,
      },
    },
  });
