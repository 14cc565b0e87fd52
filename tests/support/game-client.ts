import { randomUUID } from 'node:crypto';
import { and, eq, isNull, not } from 'drizzle-orm';
import type { Category } from '#schemas/brand-names.ts';
import type { DemoGame, DemoRound } from '#schemas/demo-game.ts';
import { games, type GameRow } from '#sandbox/db/schema.ts';
import type { TestSandbox } from './open-test-sandbox.ts';

type TestResponse = Awaited<ReturnType<TestSandbox['request']>>;
export interface BetResult {
  readonly round: DemoRound;
  readonly balance: number;
}

/** Creates a client that launches and plays demo games, for tests. */
export const createGameClient = (sandbox: TestSandbox, merchant = 'perya') => {
  const gameOf = async (category: Category): Promise<GameRow> => {
    const plain =
      category === 'RNG'
        ? eq(games.gameClassify, 'SLOTS')
        : category === 'LIVE'
          ? isNull(games.gameClassify)
          : undefined;
    const [game] = await sandbox.database
      .select()
      .from(games)
      .where(and(eq(games.category, category), eq(games.isGame, 'GAME'), not(eq(games.status, 'maintenance')), plain))
      .limit(1);
    if (game === undefined) throw new Error(`there is no game of ${category}`);
    return game;
  };

  const launch = (
    token: string,
    { nodeId, vassalage, gameType }: Pick<GameRow, 'nodeId' | 'vassalage' | 'gameType'>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<TestResponse> =>
    sandbox.request(
      `/wps/game/launchGame?${new URLSearchParams({ nodeId: String(nodeId), vassalage, gameType, device: 'WEB', language: 'EN', ...more }).toString()}`,
      { token, merchant },
    );

  /** The launch URL. */
  const addressOf = ({ value }: TestResponse): URL => new URL((value as { url: string }).url, 'http://games.localhost');
  const ticketOf = (answered: TestResponse): string => addressOf(answered).searchParams.get('ticket') ?? '';

  const open = (ticket: string, as = merchant): Promise<TestResponse> =>
    sandbox.request('/lgw/demo/open', { method: 'POST', merchant: as, json: { ticket } });
  const resume = (play: string, as = merchant): Promise<TestResponse> =>
    sandbox.request('/lgw/demo/resume', { method: 'POST', merchant: as, json: { play } });
  const bet = (
    play: string,
    stake: number,
    choice: string,
    { operation = randomUUID(), as = merchant } = {},
  ): Promise<TestResponse> =>
    sandbox.request('/lgw/demo/bet', { method: 'POST', merchant: as, json: { play, operation, stake, choice } });

  const openGame = async (token: string, category: Category): Promise<DemoGame> =>
    (await open(ticketOf(await launch(token, await gameOf(category))))).value as DemoGame;

  return { gameOf, launch, addressOf, ticketOf, open, resume, bet, openGame };
};
