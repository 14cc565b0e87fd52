import { addToClosure } from '#sandbox/accounts/network/closure.ts';
import type { Database } from '#sandbox/db/database.ts';
import { bets, games, ledgerTransactions, members, type MerchantRow } from '#sandbox/db/schema.ts';
import { openWallet } from '#sandbox/kernel/ledger/accounts.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { and, eq } from 'drizzle-orm';

interface ModelBet {
  readonly orderNo: string;
  readonly memberId: number;
  readonly at: number;
  readonly category: string;
  readonly stake: bigint;
  readonly payout: bigint;
  settled: boolean;
}

interface ModelMove {
  readonly memberId: number;
  readonly at: number;
  readonly amount: bigint;
  readonly kind: 'deposit' | 'bonus';
}

/** A network in the database, plus a plain record of its uplines and of everything that happened, to compare reports with. */
export class NetworkModel {
  readonly ids: number[] = [];
  readonly bets: ModelBet[] = [];
  readonly movements: ModelMove[] = [];
  private readonly uplines = new Map<number, number | null>();

  constructor(
    private readonly db: Database,
    readonly merchant: MerchantRow,
    private readonly name: string,
  ) {}

  async join(upline: number | null, at: number): Promise<number> {
    const account = `${this.name}${this.ids.length}`;
    const moment = new Date(at);
    const [row] = await this.db
      .insert(members)
      .values({
        merchant: this.merchant.code,
        account,
        nickname: account,
        type: 2,
        uplineId: upline,
        rebate: 50,
        passwordChangedAt: moment,
        referralCode: account.toUpperCase(),
        registeredAt: moment,
        registeredIp: '203.0.113.1',
      })
      .returning();
    if (row === undefined) throw new Error('the member was not inserted');
    await addToClosure(this.db, { member: row });
    await openWallet(this.db, { memberId: row.id, at: moment });
    this.ids.push(row.id);
    this.uplines.set(row.id, upline);
    return row.id;
  }

  async play(memberId: number, at: number, stake: bigint, payout: bigint, settled: boolean): Promise<void> {
    const [game] = await this.db
      .select()
      .from(games)
      .where(eq(games.category, stake % 2n === 0n ? 'RNG' : 'FISH'))
      .limit(1);
    const [transaction] = await this.db
      .select()
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.merchant, this.merchant.code)))
      .limit(1);
    if (game === undefined || transaction === undefined) throw new Error('the seed lacks games');
    const orderNo = `${this.name}${this.bets.length}`;
    const { nodeId, vassalage, category } = game;
    await this.db.insert(bets).values({
      orderNo,
      merchant: this.merchant.code,
      memberId,
      nodeId,
      vassalage,
      category,
      currency: this.merchant.currency,
      stake,
      validBet: settled ? stake : 0n,
      payout: settled ? payout : 0n,
      status: settled ? 'settled' : 'open',
      placedAt: new Date(at),
      settledAt: settled ? new Date(at) : null,
      stakeTransactionId: transaction.id,
    });
    this.bets.push({ orderNo, memberId, at, category, stake, payout, settled });
  }

  async settle(bet: ModelBet, at: number): Promise<void> {
    await this.db
      .update(bets)
      .set({ status: 'settled', validBet: bet.stake, payout: bet.payout, settledAt: new Date(at) })
      .where(eq(bets.orderNo, bet.orderNo));
    bet.settled = true;
  }

  async pay(memberId: number, at: number, kind: 'deposit' | 'bonus', amount: bigint): Promise<void> {
    await credit(this.db, memberId, {
      kind,
      from: kind === 'deposit' ? 'cash' : 'bonus',
      amount,
      reference: `${this.name}${kind}${this.movements.length}`,
      at: new Date(at),
    });
    this.movements.push({ memberId, at, kind, amount });
  }

  /** Returns whether a member is `root` or below it. */
  isIn(memberId: number, root: number): boolean {
    for (let each: number | null = memberId; each !== null; each = this.uplines.get(each) ?? null)
      if (each === root) return true;
    return false;
  }
}
