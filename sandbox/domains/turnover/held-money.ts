import type { TurnoverSource } from '#sandbox/db/schema.ts';

/**
 * How bonus money is held. Amounts are minor units.
 *
 * A bonus is held from its payment until it is wagered in full, with everything that bets pay meanwhile, their stakes included, and the points
 * that they earn. The requirement of the bonus counts both, in `held` and `heldPoints`; the rest of the member's money and points is free.
 * - A stake takes free money first, then held money, that of the oldest bonus first.
 * - What a bet pays, and the points that it earns, are held with the newest of the bonuses that were open when it was placed. Bets fill the oldest
 *   requirement first, so the newest bonus is the last to be wagered: nothing is free before every bonus that it was won under is.
 * - A bonus ends, and nothing more is held with it, when it is wagered in full; all open ones end once no money is held with any, for then they
 *   are lost. One alone cannot be lost: what bets won under it may be held with a newer one.
 * - A conversion takes free points first. The money for held points is held with the newest bonus.
 * Money held is at most the sum of the member's wallets, since only free money leaves them.
 */
export interface OpenRequirement {
  readonly id: number;
  readonly source: TurnoverSource;
  readonly required: bigint;
  /** The part that still has to be wagered. */
  readonly missing: bigint;
  readonly held: bigint;
  readonly heldPoints: bigint;
}

/** Oldest first. */
type Requirements = readonly OpenRequirement[];

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Takes `amount` from `parts`, starting with the first, and returns what is left of them. */
const takeInOrder = (parts: readonly bigint[], amount: bigint): readonly bigint[] => {
  let missing = amount;
  return parts.map((part) => {
    const taken = part < missing ? part : missing;
    missing -= taken;
    return part - taken;
  });
};

const above = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

const change = (open: Requirements, name: 'held' | 'heldPoints' | 'missing', values: readonly bigint[]): Requirements =>
  open.map((one, index) => ({ ...one, [name]: values[index] ?? one[name] }));

/** Adds to what is held with the newest open bonus; without an open bonus, nothing is held. */
export const hold = (
  open: Requirements,
  { money = 0n, points = 0n }: { readonly money?: bigint; readonly points?: bigint },
): Requirements => {
  const newest = open.findLast(({ source }) => source === 'bonus')?.id;
  return open.map((one) =>
    one.id === newest ? { ...one, held: one.held + money, heldPoints: one.heldPoints + points } : one,
  );
};

/** Takes points that have left the account, free ones first. `pointsLeft` is what the account holds now. */
export const takePoints = (
  open: Requirements,
  pointsLeft: bigint,
): { readonly after: Requirements; readonly taken: bigint } => {
  const held = open.map(({ heldPoints }) => heldPoints);
  const taken = above(sumOf(held) - pointsLeft);
  return { after: change(open, 'heldPoints', takeInOrder(held, taken)), taken };
};

/** Returns the part of `amount` that was paid for held points, rounded up. */
export const heldPart = (amount: bigint, heldPoints: bigint, points: bigint): bigint =>
  (amount * heldPoints + points - 1n) / points;

/** A settled bet. */
interface CountedBet {
  readonly payout: bigint;
  readonly validBet: bigint;
  /** The points that the bet earned. */
  readonly points: bigint;
  /** The sum of the member's wallets, including the payout. */
  readonly balance: bigint;
}

/** Returns the requirements after a bet; those that have ended hold nothing. */
export const countBet = (open: Requirements, { payout, validBet, points, balance }: CountedBet): Requirements => {
  const held = open.map((one) => one.held);
  const spent = above(sumOf(held) - (balance - payout));
  const won = hold(change(open, 'held', takeInOrder(held, spent)), { money: payout, points });
  const missing = won.map((one) => one.missing);
  return change(won, 'missing', takeInOrder(missing, validBet)).map((one) =>
    one.missing === 0n ? { ...one, held: 0n, heldPoints: 0n } : one,
  );
};

/** Returns which requirements have ended: those wagered in full, and the bonuses once all of them are lost. */
export const endedOf = (after: Requirements): ReadonlySet<number> => {
  const isLost = after.every(({ held }) => held === 0n);
  return new Set(
    after.filter(({ source, missing }) => missing === 0n || (source === 'bonus' && isLost)).map(({ id }) => id),
  );
};
