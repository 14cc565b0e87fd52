import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Call } from '#schemas/call.ts';
import type { Language } from '#schemas/languages.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import type { Client } from '#src/platform/client.ts';
import { useClient } from '#src/platform/use-call.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { useSession } from '#src/session/use-session.ts';

export interface Launched {
  /** Where it opens; null while nobody knows. */
  readonly url: string | null;
  readonly problem: Problem | null;
  readonly again: () => void;
}

/** The address of what a page launches by `call` for a member as it is visited: asked once a visit, since it is good once, and once more for each `again`. `key` names what is launched. */
export const useLaunched = (
  call: Call,
  key: readonly unknown[],
  ask: (client: Client, language: Language) => Promise<{ readonly url: string }>,
): Launched => {
  const client = useClient();
  const queries = useQueryClient();
  const { language } = useLanguage();
  const { phase } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launched', call.name, ...key],
    // The signal stays unread: a question that is taken back where React mounts twice would be asked twice, and use an address up.
    queryFn: async () => {
      const launched = await ask(client, language);
      for (const name of call.stales) void queries.invalidateQueries({ queryKey: [name] });
      return launched;
    },
    enabled: phase === 'member',
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
