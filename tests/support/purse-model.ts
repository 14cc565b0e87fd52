interface Demand {
  /** Null for a deposit. */
  readonly bonus: Bonus | null;
  missing: bigint;
}
interface Bonus {
  money: bigint;
  points: bigint;
}

/** A test's model of a member's money and points, in minor units: each part is free, or held with the bonus it was won with. */
export class Purse {
  free = 0n;
  inGames = 0n;
  private freePoints: bigint;
  private carried = 0n;
  /** Oldest first. */
  private demands: Demand[] = [];

  constructor(points: bigint) {
    this.freePoints = points;
  }

  private get pots(): Bonus[] {
    return this.demands.flatMap(({ bonus }) => bonus ?? []);
  }

  get held(): bigint {
    return this.pots.reduce((sum, { money }) => sum + money, 0n);
  }

  get main(): bigint {
    return this.free + this.held - this.inGames;
  }

  get owesDeposit(): boolean {
    return this.demands.some(({ bonus }) => bonus === null);
  }

  deposit(amount: bigint, times: bigint): void {
    this.free += amount;
    this.demands.push({ bonus: null, missing: amount * times });
  }

  bonus(amount: bigint, times: bigint): void {
    if (times === 0n) this.free += amount;
    else this.demands.push({ bonus: { money: amount, points: 0n }, missing: amount * times });
  }

  bet(stake: bigint, payout: bigint, pointPrice: bigint): void {
    const newest = this.pots.at(-1);
    let toPay = stake;
    const pay = (most: bigint): bigint => {
      const paid = most < toPay ? most : toPay;
      toPay -= paid;
      return paid;
    };
    this.free -= pay(this.free);
    for (const pot of this.pots) pot.money -= pay(pot.money);
    const points = (this.carried + stake) / pointPrice;
    this.carried = (this.carried + stake) % pointPrice;
    if (newest === undefined) {
      this.free += payout;
      this.freePoints += points;
    } else {
      newest.money += payout;
      newest.points += points;
    }
    let wagered = stake;
    for (const demand of this.demands) {
      const counted = demand.missing < wagered ? demand.missing : wagered;
      demand.missing -= counted;
      wagered -= counted;
    }
    this.end(({ missing }) => missing === 0n);
    if (this.held === 0n) this.end(({ bonus }) => bonus !== null);
  }

  convert(points: bigint, amount: bigint): void {
    const newest = this.pots.at(-1);
    let toPay = points;
    const ownPaid = this.freePoints < toPay ? this.freePoints : toPay;
    this.freePoints -= ownPaid;
    toPay -= ownPaid;
    const heldPaid = toPay;
    for (const pot of this.pots) {
      const paid = pot.points < toPay ? pot.points : toPay;
      pot.points -= paid;
      toPay -= paid;
    }
    let kept = 0n;
    while (kept * points < amount * heldPaid) kept += 1n;
    if (newest !== undefined) newest.money += kept;
    this.free += newest === undefined ? amount : amount - kept;
  }

  /** Releases everything held with the bonuses that end. */
  private end(isOver: (demand: Demand) => boolean): void {
    for (const { bonus } of this.demands.filter(isOver)) {
      this.free += bonus?.money ?? 0n;
      this.freePoints += bonus?.points ?? 0n;
    }
    this.demands = this.demands.filter((demand) => !isOver(demand));
  }
}
