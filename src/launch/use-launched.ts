import { useQuery } from '@tanstack/react-query';
import type { Call } from '#schemas/call.ts';
import type { Language } from '#schemas/languages.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { useMutateCall, type MutateCall } from '#src/platform/call-mutation.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useSession } from '#src/session/use-session.ts';

export interface Launched {
  /** The URL at which the game opens, or `null` while unknown. */
  readonly url: string | null;
  readonly problem: Problem | null;
  readonly again: () => void;
}

/**
 * Returns the URL that a page launches with `call` for a member with a real account. The URL works only once, so it is requested once per visit, and
 * again on each call of `again`. `key` identifies the target.
 */
export const useLaunched = (
  call: Call,
  key: readonly unknown[],
  ask: (mutateCall: MutateCall, language: Language) => Promise<{ readonly url: string }>,
): Launched => {
  const mutateCall = useMutateCall();
  const { language } = useLanguage();
  const { member } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launched', call.name, ...key],
    // Deliberately ignores the abort signal: when React mounts twice, an aborted request would be sent again and use up a URL.
    queryFn: () => ask(mutateCall, language),
    enabled: member !== null && member.kind !== 'trial',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { token: 'needed' },
  });
  return {
    url: isFetching ? null : (data?.url ?? null),
    problem: isFetching || error === null ? null : toProblem(error),
    again: () => void refetch(),
  };
};
