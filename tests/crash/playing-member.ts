import { balance, walletTransfer } from '#schemas/calls/account.ts';
import { operationOutcome, transferUpline, withdraw } from '#schemas/calls/cashier.ts';
import { bet } from '#schemas/calls/demo.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { Random } from '#sandbox/seed/people/random.ts';
import { PAYMENT_PASSWORD } from '#sandbox/seed/people/accounts.ts';
import type { Prepared, PreparedPlayer } from './protocol.ts';

type Json = Readonly<Record<string, unknown>>;

/** `null` if it is unknown whether the request arrived. */
interface Reply {
  readonly status: number;
  readonly code: string;
  readonly value: unknown;
}

/** The change of each balance, in minor units. */
interface Effect {
  readonly main: number;
  readonly game: number;
  readonly upline: number;
}

interface Operation {
  readonly kind: OperationKind;
  readonly key: string;
  readonly path: string;
  readonly body: Json;
  readonly effectOf: (value: unknown) => Effect;
}

export type OperationKind = 'transfer' | 'withdrawal' | 'upline' | 'bet';

/** The members' own counts of what happened. */
export interface Tally {
  /** Number of operations that were carried out, by kind. */
  readonly done: Record<OperationKind, number>;
  /** Winning bets. */
  won: number;
  /** Number of lost responses. */
  lost: number;
  /** Number of operations that turned out not to have been carried out. */
  undone: number;
  refused: number;
  /** Number of repeated requests that got the first response again. */
  replayed: number;
}

export const emptyTally = (): Tally => ({
  done: { transfer: 0, withdrawal: 0, upline: 0, bet: 0 },
  won: 0,
  lost: 0,
  undone: 0,
  refused: 0,
  replayed: 0,
});

const minor = (decimal: number): number => Math.round(decimal * 100);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const STAKE = 10;

const send = async (
  port: number,
  token: string,
  path: string,
  body: Json | null,
  key: string | null,
): Promise<Reply | null> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        Merchant: 'perya',
        'Session-Mode': 'bearer',
        Authorization: `Bearer ${token}`,
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        ...(key === null ? {} : { 'Idempotency-Key': key }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    const { value = null, code = '' } = (await answer.json()) as { readonly value?: unknown; readonly code?: string };
    return { status: answer.status, code, value };
  } catch {
    return null;
  }
};

/** Reads the balances of a member's wallets, in minor units. */
export const readWallets = async (
  port: number,
  token: string,
  wallet: number,
): Promise<{ readonly main: number; readonly game: number }> => {
  const reply = await send(port, token, balance.path, null, null);
  if (reply?.status !== 200)
    throw new Error(`the balance was answered with ${String(reply?.status)} ${reply?.code ?? ''}`);
  const { wallets } = reply.value as OutputOf<typeof balance>;
  const held = (id: number): number => minor(wallets.find(({ accountTypeId }) => accountTypeId === id)?.balance ?? 0);
  return { main: held(0), game: held(wallet) };
};

/** Returns whether a reply proves that nothing was moved. `in_flight` does not, because the money may still move. */
const isRefusal = ({ status, code }: Reply): boolean => status >= 400 && status < 500 && code !== 'in_flight';

/**
 * Creates a member who moves money as the site does, with one key per operation, kept until the outcome is known. The member records everything that
 * the platform has acknowledged; `found` is called when the platform's responses contradict each other.
 */
export const createPlayingMember = (
  { name, token, accountId }: PreparedPlayer,
  { funds, wallet, game }: Pick<Prepared, 'funds' | 'wallet' | 'game'>,
  {
    port,
    random,
    tally,
    found,
  }: { readonly port: number; readonly random: Random; readonly tally: Tally; readonly found: (text: string) => void },
) => {
  const held = { main: funds, game: 0, upline: 0 };
  let play: string | null = null;

  const openGame = async (): Promise<void> => {
    const query = new URLSearchParams({
      nodeId: String(game.nodeId),
      vassalage: game.vassalage,
      gameType: game.gameType,
      device: 'WEB',
      language: 'EN',
    });
    const launched = await send(port, token, `/wps/game/launchGame?${query.toString()}`, null, null);
    if (launched?.status !== 200) return;
    const { url } = launched.value as { readonly url: string };
    const ticket = new URL(url, 'http://games.localhost').searchParams.get('ticket') ?? '';
    const opened = await send(port, token, '/lgw/demo/open', { ticket }, null);
    if (opened?.status === 200) ({ play } = opened.value as { readonly play: string });
  };

  const moved = (main: number, other: 'game' | 'upline' | null) => (): Effect => ({
    main: -main,
    game: other === 'game' ? main : 0,
    upline: other === 'upline' ? main : 0,
  });

  const choose = (): Operation => {
    const key = crypto.randomUUID();
    const kind = random.weighted<OperationKind>([
      ['transfer', 4],
      ['withdrawal', 2],
      ['upline', 2],
      ['bet', 3],
    ]);
    if (kind === 'bet')
      return {
        kind,
        key,
        path: bet.path,
        body: { operation: key, stake: STAKE, choice: 'spin' },
        effectOf: (value) => {
          const { round } = value as OutputOf<typeof bet>;
          if (round.payout > 0) tally.won += 1;
          return { main: minor(round.payout) - minor(round.stake), game: 0, upline: 0 };
        },
      };
    if (kind === 'withdrawal')
      return {
        kind,
        key,
        path: withdraw.path,
        body: { accountId, amount: 100, paymentPassword: PAYMENT_PASSWORD },
        effectOf: moved(100_00, null),
      };
    // Occasionally more than the member has, which must be refused.
    const amount = random.chance(0.05) ? funds : random.between(10, 50);
    if (kind === 'upline')
      return {
        kind,
        key,
        path: transferUpline.path,
        body: { amount, paymentPassword: PAYMENT_PASSWORD },
        effectOf: moved(amount * 100, 'upline'),
      };
    const isBack = held.game >= amount * 100 && random.chance(0.5);
    const [fromAccountTypeId, toAccountTypeId] = isBack ? [wallet, 0] : [0, wallet];
    return {
      kind,
      key,
      path: walletTransfer.path,
      body: { fromAccountTypeId, toAccountTypeId, amount },
      effectOf: moved(isBack ? -amount * 100 : amount * 100, 'game'),
    };
  };

  const post = ({ kind, key, path, body }: Operation, more: Json = {}): Promise<Reply | null> =>
    kind === 'bet'
      ? send(port, token, path, { ...body, play, ...more }, null)
      : send(port, token, path, { ...body, ...more }, key);

  const enter = (operation: Operation, value: unknown): void => {
    const effect = operation.effectOf(value);
    held.main += effect.main;
    held.game += effect.game;
    held.upline += effect.upline;
    tally.done[operation.kind] += 1;
  };

  /** Checks that repeating a request gets the same response, and that reusing the key with another amount is refused. */
  const repeat = async (operation: Operation, value: unknown): Promise<void> => {
    if (random.chance(0.2)) {
      const again = await post(operation);
      if (again?.status === 200) {
        tally.replayed += 1;
        if (JSON.stringify(again.value) !== JSON.stringify(value))
          found(`${name}: ${operation.kind} was answered differently the second time`);
      } else if (again !== null && isRefusal(again) && again.code !== 'launch_expired')
        found(`${name}: a repeated ${operation.kind} was refused with ${again.code}`);
    }
    if (random.chance(0.05)) {
      const other = await post(operation, operation.kind === 'bet' ? { stake: 2 * STAKE } : { amount: 77 });
      if (other?.status === 200)
        found(`${name}: a ${operation.kind} with another amount was carried out under the same key`);
    }
  };

  /** Carries out one operation: sends requests until its outcome is known. */
  const carryOut = async (givesUp: () => boolean): Promise<void> => {
    const operation = choose();
    if (operation.kind === 'bet' && play === null) await openGame();
    if (operation.kind === 'bet' && play === null) return;
    let asksNext = false;
    for (;;) {
      if (givesUp()) {
        found(`${name}: the outcome of a ${operation.kind} stayed unknown`);
        return;
      }
      const reply = asksNext
        ? await send(port, token, operationOutcome.path.replace('{key}', operation.key), {}, null)
        : await post(operation);
      if (asksNext && reply?.status === 200) {
        const outcome = reply.value as OutputOf<typeof operationOutcome>;
        if (outcome.state === 'DONE') {
          enter(operation, outcome.value);
          return repeat(operation, outcome.value);
        }
        if (outcome.state === 'CLOSED') {
          tally.undone += 1;
          // The operation's request may still be in flight.
          if ((await post(operation))?.status === 200)
            found(`${name}: a ${operation.kind} was carried out after it was closed`);
          return;
        }
      } else if (reply?.status === 200) {
        enter(operation, reply.value);
        return repeat(operation, reply.value);
      } else if (reply?.code === 'launch_expired') await openGame();
      else if (reply !== null && isRefusal(reply)) {
        tally.refused += 1;
        const again = await post(operation);
        if (again !== null && (again.status < 400 || again.status >= 500))
          found(`${name}: a refused ${operation.kind} was answered with ${again.status} when it was sent again`);
        return;
      } else tally.lost += 1;
      asksNext = random.chance(0.5);
      await pause(20);
    }
  };

  return {
    token,
    held,
    /** Moves money until `until`, and then continues until the outcome of the last operation is known. */
    run: async (until: number, givesUp: () => boolean): Promise<void> => {
      while (Date.now() < until) await carryOut(givesUp);
    },
  };
};
