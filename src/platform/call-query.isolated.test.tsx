import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { gameList, hotGames } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, GAME_PAGE_SIZE, IS_PLATFORM, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import { beginHydration } from '#src/hydration/hydration-state.ts';
import { HydrationBoundary } from '#src/hydration/hydration-boundary.tsx';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { languageService } from '#src/texts/language-store.ts';
import { fetchCallService, type FetchCall } from './fetch-call.ts';
import { useCallQuery } from './call-query.ts';
import { usePagedCall } from './use-paged-call.ts';

const english = { get: () => 'EN' as const, subscribe: () => () => undefined };
const language = { ...english, change: async () => undefined, wanted: english };
const world = (client: FetchCall, queries: QueryClient, part: ReactNode) => (
  <QueryClientProvider client={queries}>
    <ServicesProvider services={[provide(fetchCallService, client), provide(languageService, language)]}>
      {part}
    </ServicesProvider>
  </QueryClientProvider>
);

const HOT = { merchantCode: 'perya', isPlatform: IS_PLATFORM, platform: LIST_PLATFORM, language: 'EN' } as const;
const seen: (number | null)[] = [];

function Hot() {
  const { data } = useCallQuery(hotGames, HOT, { staleTime: Infinity });
  seen.push(data?.length ?? null);
  return <p>{data === undefined ? 'on their way' : `${data.length} games`}</p>;
}

const hot = (
  <HydrationBoundary>
    <Hot />
  </HydrationBoundary>
);

test('a response that arrives before its component has hydrated does not change the markup', async () => {
  const client = vi.fn() as unknown as FetchCall;
  const root = document.createElement('div');
  document.body.append(root);
  beginHydration();
  root.innerHTML = renderToString(world(client, new QueryClient(), hot));
  expect(root.textContent).toBe('on their way');
  seen.length = 0;
  const queries = new QueryClient();
  queries.setQueryData([hotGames.name, HOT, 'EN'], []);
  const problems: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(root, world(client, queries, hot), { onRecoverableError: (error) => problems.push(error) }),
  );
  expect(problems).toEqual([]);
  expect([seen[0], seen.at(-1)]).toEqual([null, 0]);
  expect(root.textContent).toBe('0 games');
  root.remove();
});

function Pages() {
  const { rows, loadMore } = usePagedCall(
    gameList,
    (pageNo) => ({ clientType: CLIENT_TYPE, platform: LIST_PLATFORM, pageSize: GAME_PAGE_SIZE, pageNo }),
    ({ games, totalPages }) => ({ rows: games, totalPages }),
  );
  return (
    <button type="button" onClick={loadMore}>
      {rows.length}
    </button>
  );
}

test('a list page that is loading is neither requested again nor cancelled [games.list.load-more]', async () => {
  const asked: { readonly pageNo: number; readonly signal: AbortSignal | undefined }[] = [];
  const client = (async (
    _call: unknown,
    { pageNo }: { readonly pageNo: number },
    { signal }: { readonly signal?: AbortSignal },
  ) => {
    asked.push({ pageNo, signal });
    if (pageNo > 1) await new Promise(() => undefined);
    return { games: [{ nodeId: pageNo }], totalPages: 3 };
  }) as unknown as FetchCall;
  render(world(client, new QueryClient(), <Pages />));
  const button = await screen.findByRole('button', { name: '1' });
  await act(async () => button.click());
  await act(async () => button.click());
  expect(asked.map(({ pageNo }) => pageNo)).toEqual([1, 2]);
  expect(asked[1]?.signal?.aborted).toBe(false);
});
