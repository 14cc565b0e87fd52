import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { useFetchCall } from './fetch-call.ts';

export interface QueryOptions {
  readonly enabled?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime?: number;
  readonly refetchInterval?: number | false;
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

/** The latest answer of a reading call, kept by call, input and language; none while the prerendered page hydrates, whatever came by then. */
export const useCallQuery = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  options: QueryOptions = {},
): UseQueryResult<OutputOf<C>, Problem> => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const result = useQuery<OutputOf<C>, Problem>({
    queryKey: [call.name, input, language],
    queryFn: ({ signal }) => fetchCall(call, input, { signal }),
    meta: { token: call.token },
    ...options,
  });
  return isHydrated ? result : ({ ...NO_ANSWER, refetch: result.refetch } as typeof result);
};
