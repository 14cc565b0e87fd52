import type { TurnoverSource } from '#sandbox/db/schema.ts';

/**
 * A turnover requirement that is still open. Amounts are minor units. The rules for held money:
 *
 * From its payment until it is wagered in full, a bonus is held together with all payouts of bets in that time and the points that they earn. These
 * amounts are in `held` and `heldPoints` of the bonus's requirement; all other money and points of the member are free.
 *
 * - A stake takes free money first, then the money held with the oldest bonus, then the next.
 * - The payout of a bet and the points that it earns are held with the newest bonus that was open when it was placed. Bets count towards the oldest
 *   requirement first, so the newest bonus is the last to be wagered. Winnings are therefore held until all bonuses that were open at the time of the
 *   bet are wagered.
 * - A bonus ends when it is wagered in full; the money and points held with it are then free. If no open bonus holds money any more, all of them
 *   are lost and end. A single bonus is not lost while others hold money, because its winnings may be held with a newer one.
 * - A conversion takes free points first. The money paid for held points is held with the newest bonus.
 * - The held money is never more than the sum of the member's wallets, because only free money can leave them.
 */
export interface OpenRequirement {
  readonly id: number;
  readonly source: TurnoverSource;
  readonly required: bigint;
  /** The amount that still has to be wagered. */
  readonly missing: bigint;
  readonly held: bigint;
  readonly heldPoints: bigint;
}

/** The open requirements of a member, oldest first. */
type Requirements = readonly OpenRequirement[];

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Subtracts `amount` from `parts`, emptying the first part before the second and so on, and returns what remains of each part. */
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

/** Holds more money or points with the newest open bonus. Changes nothing if no bonus is open. */
export const hold = (
  open: Requirements,
  { money = 0n, points = 0n }: { readonly money?: bigint; readonly points?: bigint },
): Requirements => {
  const newest = open.findLast(({ source }) => source === 'bonus')?.id;
  return open.map((one) =>
    one.id === newest ? { ...one, held: one.held + money, heldPoints: one.heldPoints + points } : one,
  );
};

/**
 * Reduces the held points after points have left the account; free points are used first. `pointsLeft` are the points still in the account, and
 * `taken` is the number of held points that left.
 */
export const takePoints = (
  open: Requirements,
  pointsLeft: bigint,
): { readonly after: Requirements; readonly taken: bigint } => {
  const held = open.map(({ heldPoints }) => heldPoints);
  const taken = above(sumOf(held) - pointsLeft);
  return { after: change(open, 'heldPoints', takeInOrder(held, taken)), taken };
};

/** Returns the part of an amount paid for `points` that belongs to the `heldPoints` among them, rounded up. */
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

/** Returns the requirements after a bet. Nothing more is held with those that are wagered in full. */
export const countBet = (open: Requirements, { payout, validBet, points, balance }: CountedBet): Requirements => {
  const held = open.map((one) => one.held);
  const spent = above(sumOf(held) - (balance - payout));
  const won = hold(change(open, 'held', takeInOrder(held, spent)), { money: payout, points });
  const missing = won.map((one) => one.missing);
  return change(won, 'missing', takeInOrder(missing, validBet)).map((one) =>
    one.missing === 0n ? { ...one, held: 0n, heldPoints: 0n } : one,
  );
};

/** Returns the ids of the requirements that have ended: those that are wagered in full, and all bonuses if no money is held with any of them. */
export const endedOf = (after: Requirements): ReadonlySet<number> => {
  const isLost = after.every(({ held }) => held === 0n);
  return new Set(
    after.filter(({ source, missing }) => missing === 0n || (source === 'bonus' && isLost)).map(({ id }) => id),
  );
};
