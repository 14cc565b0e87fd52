import { useQuery } from '@tanstack/react-query';
import { toProblem, type Problem } from '#schemas/problem.ts';
import type { Client } from '#src/platform/client.ts';
import { useClient } from '#src/platform/use-call.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import type { Language } from '#schemas/languages.ts';
import { useSession } from './use-session.ts';

export interface Launched {
  /** Where it opens; null while nobody knows. */
  readonly url: string | null;
  readonly problem: Problem | null;
  readonly again: () => void;
}

/** The address of what a page launches for a member as it is visited: asked once a visit, since it is good once. `key` names what is launched. */
export const useLaunched = (key: readonly unknown[], ask: (client: Client, language: Language, signal: AbortSignal) => Promise<{ readonly url: string }>): Launched => {
  const client = useClient();
  const { language } = useLanguage();
  const { phase } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launched', ...key],
    queryFn: ({ signal }) => ask(client, language, signal),
    enabled: phase === 'member',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta: { token: 'needed' },
  });
  return { url: isFetching ? null : (data?.url ?? null), problem: isFetching || error === null ? null : toProblem(error), again: () => void refetch() };
};
