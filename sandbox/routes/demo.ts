import { eq } from 'drizzle-orm';
import { bet, open, resume } from '#schemas/calls/demo.ts';
import type { OutputOf } from '#schemas/call.ts';
import { toDecimal } from '#schemas/money.ts';
import { answer, type Route } from '../answer.ts';
import { games, type GameRow, type MemberRow } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import { refuseServiced } from '../launch/find-launchable.ts';
import type { LaunchClaims } from '../launch/tickets.ts';
import { balancesOf } from '../ledger/balances-of.ts';
import { replyOnce } from '../ledger/reply-once.ts';
import { RULES } from '../play/all-rules.ts';
import { kindOf } from '../play/kind-of.ts';
import { placeBet } from '../play/place-bet.ts';
import { roundsOf } from '../play/rounds-of.ts';
import { stakesOf } from '../play/stakes-of.ts';
import type { Visit } from '../visit.ts';

interface Player {
  readonly member: MemberRow;
  readonly game: GameRow;
}

const expired = () => refuse('launch_expired', 410, 'This game has to be started anew');

const claimsOf = ({ platform, merchant }: Visit, play: string): LaunchClaims => {
  const claims = platform.plays.find(play, merchant.code);
  if (claims === null) throw expired();
  return claims;
};

/** Who plays what. Throws `launch_expired` once the member's session is gone; while it is not, playing keeps it alive. */
const playerOf = async ({ platform, merchant }: Visit, { sessionId, nodeId }: LaunchClaims): Promise<Player> => {
  const session = await platform.sessions.keepAlive(sessionId, merchant.code);
  const [game] = await platform.db.select().from(games).where(eq(games.nodeId, nodeId));
  if (session === null || game === undefined) throw expired();
  return { member: session.member, game };
};

const demoGameOf = async (
  { platform, merchant }: Visit,
  play: string,
  { member, game }: Player,
): Promise<OutputOf<typeof open>> => {
  await refuseServiced(platform.db, game);
  const { currency } = merchant;
  const { nodeId, gameName, vendor, minBet } = game;
  const kind = kindOf(game);
  const { odds, lines, returnToPlayer, grain } = RULES[kind];
  const decimal = (minor: bigint) => Number(toDecimal(minor, currency));
  return {
    play,
    game: { nodeId, gameName, vendor, kind },
    currency,
    balance: decimal((await balancesOf(platform.db, member.id)).main),
    stakes: stakesOf({ minBet, merchant: merchant.code, currency, grain }).map(decimal),
    odds: [...odds],
    lines,
    returnToPlayer,
    rounds: await roundsOf(platform.db, member.id, nodeId),
  };
};

export const demoRoutes: readonly Route[] = [
  answer(open, async ({ ticket }, visit) => {
    const { platform, merchant } = visit;
    const claims = platform.tickets.redeem(ticket, (claimed) => claimed.merchant === merchant.code);
    if (claims === null) throw expired();
    const player = await playerOf(visit, claims);
    return demoGameOf(visit, platform.plays.open(claims), player);
  }),

  answer(resume, async ({ play }, visit) => demoGameOf(visit, play, await playerOf(visit, claimsOf(visit, play)))),

  answer(bet, async ({ play, operation, stake, choice }, visit) => {
    const { platform, merchant, at } = visit;
    const { member, game } = await playerOf(visit, claimsOf(visit, play));
    const { currency } = merchant;
    const body = { nodeId: game.nodeId, stake, choice };
    return replyOnce(
      platform.db,
      { memberId: member.id, key: operation, call: bet.name, body, now: at.getTime() },
      async (tx) => {
        // Asked again, a bet that was placed is answered, whatever has become of the game.
        await refuseServiced(tx, game);
        const round = await placeBet(tx, { member, game, currency, stake, choice, chance: platform.chance, at });
        const { main } = await balancesOf(tx, member.id);
        return { round, balance: Number(toDecimal(main, currency)) };
      },
    );
  }),
];
