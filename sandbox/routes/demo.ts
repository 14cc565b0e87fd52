import { playSessionsOf } from '#sandbox/domains/launch/play-sessions.ts';
import { sessionsOf } from '#sandbox/accounts/sessions/sessions.ts';
import { ticketsOf, type LaunchClaims } from '#sandbox/domains/launch/launch-tickets.ts';
import { eq } from 'drizzle-orm';
import { bet, open, resume } from '#schemas/calls/demo.ts';
import type { InputOf, OutputOf } from '#schemas/call.ts';
import { toDecimal } from '#schemas/money.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { games, type GameRow, type MemberRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { assertNotInMaintenance } from '#sandbox/domains/launch/find-launchable.ts';
import { balancesOf } from '#sandbox/kernel/ledger/balances-of.ts';
import { runIdempotentCall } from '#sandbox/kernel/idempotency/run-idempotent.ts';
import { RULES } from '#sandbox/domains/play/all-rules.ts';
import { demoKindOf } from '#sandbox/domains/play/demo-kind-of.ts';
import { placeBet } from '#sandbox/domains/play/place-bet.ts';
import { placeTrialBet } from '#sandbox/domains/play/place-trial-bet.ts';
import { findRounds } from '#sandbox/domains/play/rounds-of.ts';
import { stakesOf } from '#sandbox/domains/play/stakes-of.ts';
import { findTrialRounds } from '#sandbox/domains/play/trial-rounds-of.ts';
import { currencySymbolOf } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';
import { withDatabase, type Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

interface Player {
  readonly member: MemberRow;
  readonly game: GameRow;
}

const expired = () => createProblem('launch_expired', 410, 'This game has to be started again');

const findClaims = (kernel: Kernel, play: string): LaunchClaims => {
  const claims = playSessionsOf(kernel).find(play);
  if (claims === null) throw expired();
  return claims;
};

/** Returns the merchant named in the claims. Throws `launch_expired` if there are no claims or the request names another merchant. */
const merchantIn = (claims: LaunchClaims | null, named: string | null): string => {
  if (claims === null || (named !== null && named !== claims.merchant)) throw expired();
  return claims.merchant;
};
const ofTicket = {
  merchantOf: ({ ticket }: InputOf<typeof open>, kernel: Kernel, named: string | null) =>
    merchantIn(ticketsOf(kernel).find(ticket), named),
};
const ofPlay = {
  merchantOf: ({ play }: InputOf<typeof resume>, kernel: Kernel, named: string | null) =>
    merchantIn(findClaims(kernel, play), named),
};

/** Returns the player and the game named in the claims, and keeps the member's session alive. Throws `launch_expired` if the session has ended. */
const findPlayer = async (
  { kernel, merchant }: RequestContext,
  { sessionId, nodeId }: LaunchClaims,
): Promise<Player> => {
  const session = await sessionsOf(kernel).keepAlive(sessionId, merchant.code);
  const [game] = await kernel.db.select().from(games).where(eq(games.nodeId, nodeId));
  if (session === null || game === undefined) throw expired();
  return { member: session.member, game };
};

const buildGame = async (
  { kernel, merchant }: RequestContext,
  play: string,
  { member, game }: Player,
): Promise<OutputOf<typeof open>> => {
  await assertNotInMaintenance(kernel.db, game);
  const { currency } = merchant;
  const { nodeId, gameName, vendor, minBet } = game;
  const kind = demoKindOf(game);
  const { odds, lines, returnToPlayer, stakeStep } = RULES[kind];
  const decimal = (minor: bigint) => Number(toDecimal(minor, currency));
  return {
    play,
    game: { nodeId, gameName, vendor, kind },
    currency,
    symbol: currencySymbolOf(merchant),
    playMoney: isTrial(member),
    balance: decimal((await balancesOf(kernel.db, member.id)).main),
    stakes: stakesOf({ minBet, merchant: merchant.code, currency, stakeStep }).map(decimal),
    odds: [...odds],
    lines,
    returnToPlayer,
    rounds: await (isTrial(member) ? findTrialRounds : findRounds)(kernel.db, member.id, nodeId),
  };
};

export const demoRoutes: readonly Route[] = [
  defineRoute(
    open,
    async ({ ticket }, context) => {
      const { kernel, merchant } = context;
      const claims = ticketsOf(kernel).redeem(ticket, (claimed) => claimed.merchant === merchant.code);
      if (claims === null) throw expired();
      const player = await findPlayer(context, claims);
      return buildGame(context, playSessionsOf(kernel).open(claims), player);
    },
    ofTicket,
  ),

  defineRoute(
    resume,
    async ({ play }, context) => buildGame(context, play, await findPlayer(context, findClaims(context.kernel, play))),
    ofPlay,
  ),

  defineRoute(
    bet,
    async ({ play, operation, stake, choice }, context) => {
      const { kernel, merchant, at } = context;
      const { member, game } = await findPlayer(context, findClaims(kernel, play));
      const { currency } = merchant;
      const body = { nodeId: game.nodeId, stake, choice };
      return runIdempotentCall(
        kernel.db,
        { memberId: member.id, key: operation, call: bet.name, body, now: at.getTime() },
        async (tx) => {
          // The check is part of the idempotent operation, so that a repeated bet gets its result even if the game is now in maintenance.
          await assertNotInMaintenance(tx, game);
          const place = isTrial(member) ? placeTrialBet : placeBet;
          const round = await place(withDatabase(kernel, tx), {
            member,
            game,
            currency,
            stake,
            choice,
            random: kernel.random,
            at,
          });
          const { main } = await balancesOf(tx, member.id);
          return { round, balance: Number(toDecimal(main, currency)) };
        },
      );
    },
    ofPlay,
  ),
];
