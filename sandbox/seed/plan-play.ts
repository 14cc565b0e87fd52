import type { Category } from '#schemas/brand-names.ts';
import type { games } from '#sandbox/db/schema.ts';
import { NAMED_ACCOUNTS } from '#sandbox/seed/people/accounts.ts';
import type { MemberSeed } from '#sandbox/seed/people/make-members.ts';
import type { Random } from '#sandbox/seed/people/random.ts';

export type GameSeed = typeof games.$inferInsert;

/** A planned bet with its outcome. The stake is in units of play. */
export interface PlannedBet {
  readonly kind: 'bet';
  readonly at: number;
  readonly member: MemberSeed;
  readonly game: GameSeed;
  readonly stake: number;
  readonly multiple: number;
  readonly settlesAt: number;
}

export type Plan =
  | PlannedBet
  | { readonly kind: 'settle'; readonly at: number; readonly bet: PlannedBet }
  | {
      readonly kind: 'withdraw' | 'bonus' | 'rebate' | 'upline';
      readonly at: number;
      readonly member: MemberSeed;
      readonly share: number;
    }
  | {
      readonly kind: 'to-game' | 'from-game';
      readonly at: number;
      readonly member: MemberSeed;
      readonly share: number;
      readonly accountTypeId: number;
    };

const DAY = 86_400_000;
const MONTHS_3 = 91 * DAY;
const INACTIVE_ACCOUNTS = new Set(
  NAMED_ACCOUNTS.filter(({ firstLogin, account }) => firstLogin || account === 'default01').map(
    ({ account }) => account,
  ),
);
const ACTIVE_ACCOUNTS = new Set(
  NAMED_ACCOUNTS.filter(({ account }) => !INACTIVE_ACCOUNTS.has(account)).map(({ account }) => account),
);

/** The days on which the named accounts played, counted back from now and chosen so that every report range has data. */
const ACTIVE_DAYS = [0, 0, 1, 2, 3, 5, 8, 13, 20, 27, 34, 41, 55, 69, 83];

interface Odds {
  readonly chance: number;
  readonly spread: number;
  /** The minimum and maximum number of minutes from placing a bet to its settlement. */
  readonly minutes: readonly [number, number];
}
const IMMEDIATELY = [0, 0] as const;
const ODDS: Readonly<Partial<Record<Category, Odds>>> = {
  RNG: { chance: 0.27, spread: 1.6, minutes: IMMEDIATELY },
  LIVE: { chance: 0.49, spread: 0.1, minutes: [1, 1] },
  FISH: { chance: 0.45, spread: 0.8, minutes: IMMEDIATELY },
  PVP: { chance: 0.47, spread: 0.4, minutes: [2, 6] },
  SPORTS: { chance: 0.46, spread: 0.4, minutes: [30, 300] },
  ESPORTS: { chance: 0.46, spread: 0.4, minutes: [30, 240] },
  LOTT: { chance: 0.1, spread: 0.6, minutes: [60, 600] },
  ELOTT: { chance: 0.32, spread: 0.9, minutes: [1, 3] },
  JACKPOT: { chance: 0.16, spread: 2, minutes: IMMEDIATELY },
};
const DEFAULT_ODDS: Odds = { chance: 0.4, spread: 1, minutes: IMMEDIATELY };

const CATEGORY_WEIGHTS: readonly (readonly [Category, number])[] = [
  ['RNG', 40],
  ['LIVE', 16],
  ['FISH', 7],
  ['PVP', 6],
  ['SPORTS', 10],
  ['ESPORTS', 3],
  ['LOTT', 5],
  ['ELOTT', 5],
  ['COCKFIGHT', 2],
  ['JACKPOT', 2],
  ['CRASH', 4],
  ['ARCADE', 2],
  ['MINI', 2],
  ['CARD', 2],
];

const RETURN_TO_PLAYER = 0.94;

const outcome = (category: Category, random: Random): number => {
  const { chance, spread } = ODDS[category] ?? DEFAULT_ODDS;
  return random.chance(chance) ? Math.round((RETURN_TO_PLAYER / chance) * random.skewed(spread) * 100) / 100 : 0;
};

/** Plans the activity of a merchant's members in the three months before `now`, in chronological order. */
export const planPlay = ({
  members,
  games,
  betsPerMember,
  now,
  random,
}: {
  members: readonly MemberSeed[];
  games: readonly GameSeed[];
  betsPerMember: number;
  now: number;
  random: Random;
}): readonly Plan[] => {
  const byCategory = new Map<Category, GameSeed[]>();
  for (const game of games) {
    if (game.status === 'maintenance' || game.isGame === 'VASSALAGE') continue;
    byCategory.set(
      game.category,
      [...(byCategory.get(game.category) ?? []), game]
        .sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))
        .slice(0, 60),
    );
  }
  const plans: Plan[] = [];

  for (const member of members) {
    if (INACTIVE_ACCOUNTS.has(member.account)) continue;
    const busy = ACTIVE_ACCOUNTS.has(member.account);
    const start = Math.max(now - MONTHS_3, member.registeredAt.getTime());
    const activity = busy
      ? 2
      : random.weighted([
          [0, 20],
          [0.5, 35],
          [1, 30],
          [3, 15],
        ]);
    const sessions = Math.round((betsPerMember * activity) / 6);
    const tastes = [random.weighted(CATEGORY_WEIGHTS), random.weighted(CATEGORY_WEIGHTS), 'RNG' as const];
    const size = random.skewed(1.6) * ((member.rankLevel ?? 0) > 4 ? 8 : 1);
    const moments = Array.from({ length: sessions }, () => start + random.next() * (now - start));
    if (busy)
      moments.push(
        ...ACTIVE_DAYS.map((days) => now - days * DAY - random.between(40, 120) * 60_000).filter((at) => at > start),
      );

    for (const began of moments) {
      const games = byCategory.get(random.pick(tastes)) ?? [];
      let at = began;
      for (let left = random.between(3, 9); left > 0 && games.length > 0; left -= 1) {
        at += random.between(15_000, 150_000);
        if (at >= now - 90_000) break;
        const game = random.pick(games);
        const [least, most] = (ODDS[game.category] ?? DEFAULT_ODDS).minutes;
        const settlesAt = at + random.between(least, most) * 60_000 + 4000;
        const bet: PlannedBet = {
          kind: 'bet',
          at,
          member,
          game,
          stake: 12 * size * random.skewed(1.4),
          multiple: outcome(game.category, random),
          settlesAt,
        };
        plans.push(bet);
        if (settlesAt < now - 60_000) plans.push({ kind: 'settle', at: settlesAt, bet });
      }
      if (random.chance(0.18))
        plans.push({ kind: 'withdraw', at: at + 600_000, member, share: 0.3 + random.next() * 0.5 });
      if (random.chance(0.1)) plans.push({ kind: 'bonus', at: at + 1000, member, share: random.skewed(1) });
      if (random.chance(0.12)) plans.push({ kind: 'rebate', at: at + 3_600_000, member, share: random.skewed(1) });
      if (random.chance(0.04) && member.uplineId) plans.push({ kind: 'upline', at: at + 900_000, member, share: 0.1 });
      const played = random.pick(games.length > 0 ? games : [...(byCategory.get('RNG') ?? [])]);
      if (random.chance(0.1)) {
        plans.push({ kind: 'to-game', at: began - 30_000, member, share: 0.25, accountTypeId: played.accountTypeId });
        if (random.chance(0.7))
          plans.push({
            kind: 'from-game',
            at: at + 1_200_000,
            member,
            share: 0.6 + random.next() * 0.4,
            accountTypeId: played.accountTypeId,
          });
      }
    }
  }
  return plans.filter(({ at }) => at < now - 60_000).sort((a, b) => a.at - b.at);
};
