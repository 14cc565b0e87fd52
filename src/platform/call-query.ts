import { onlineManager, QueryClient, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import type { Language } from '#schemas/languages.ts';
import { Problem } from '#schemas/problem.ts';
import { isOffline } from '#src/lib/is-offline.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useFetchCall, type FetchCall } from './fetch-call.ts';

export interface QueryOptions {
  readonly enabled?: boolean;
  /** How long a response counts as fresh, in milliseconds. */
  readonly staleTime?: number;
  readonly refetchInterval?: number | false;
  /** Clears the answer when the session ends, although the call needs no session, because the answer depends on the member. */
  readonly meta?: { readonly token: 'needed' };
  /** Derives a placeholder from the previous response until the new one arrives. */
  readonly placeholderData?: <Answer>(before: Answer | undefined) => Answer | undefined;
}

const NO_ANSWER = {
  data: undefined,
  error: null,
  status: 'pending',
  isPending: true,
  isSuccess: false,
  isError: false,
  isFetching: false,
} as const;

/** Returns the query of a read call, keyed by call, input and language. */
export const callQuery = <C extends ReadCall>(
  fetchCall: FetchCall,
  call: C,
  input: InputOf<C>,
  language: Language,
): Pick<UseQueryOptions<OutputOf<C>, Problem>, 'queryKey' | 'queryFn' | 'meta'> => ({
  queryKey: [call.name, input, language],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchCall(call, input, { signal }),
  meta: { token: call.token },
});

/**
 * Returns the latest response of a read call, keyed by call, input and language. Pending while the prerendered page hydrates, even if a response has
 * arrived.
 */
export const useCallQuery = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  options: QueryOptions = {},
): UseQueryResult<OutputOf<C>, Problem> => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const result = useQuery<OutputOf<C>, Problem>({
    ...callQuery(fetchCall, call, input, language),
    ...options,
  });
  return isHydrated ? result : ({ ...NO_ANSWER, refetch: result.refetch } as typeof result);
};

const RETRIED_CODES = new Set(['network', 'timeout']);

/**
 * Creates the query client. Responses stay fresh for 30 seconds. Only a lost connection is retried, once; failed queries are refetched when the
 * browser is back online.
 */
export const createQueryClient = (): QueryClient => {
  // Without this, the manager assumes that the page is online until an event reports otherwise.
  onlineManager.setOnline(!isOffline());
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && error instanceof Problem && RETRIED_CODES.has(error.code),
        retryDelay: 800,
      },
    },
  });
};
