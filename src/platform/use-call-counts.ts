import { useQueries } from '@tanstack/react-query';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useFetchCall } from './fetch-call.ts';

/** A number in the answer of a call, such as that of a badge. */
export interface CallCount {
  readonly call: ReadCall;
  readonly input: unknown;
  readonly countIn: (answer: unknown) => number;
}

/** What to count: a call, its input, and the number in its answer. */
export const countOf = <C extends ReadCall>(
  call: C,
  input: InputOf<C>,
  countIn: (answer: OutputOf<C>) => number,
): CallCount => ({ call, input, countIn: (answer) => countIn(answer as OutputOf<C>) });

/** The latest numbers of several calls, in their order; 0 for `null`, and until an answer is there. */
export const useCallCounts = (counts: readonly (CallCount | null)[]): readonly number[] => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const known = counts.filter((count) => count !== null);
  const found = useQueries({
    queries: known.map(({ call, input, countIn }) => ({
      queryKey: [call.name, input, language],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchCall(call, input, { signal }),
      meta: { token: call.token },
      select: countIn,
    })),
    combine: (results) => results.map(({ data }) => data ?? 0),
  });
  return counts.map((count) => (count === null ? 0 : (found[known.indexOf(count)] ?? 0)));
};
