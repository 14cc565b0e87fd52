import { asc, eq, inArray } from 'drizzle-orm';
import { balance, walletTransfer } from '#schemas/calls/account.ts';
import { consolidated, merchantWallet } from '#schemas/calls/home.ts';
import type { OutputOf } from '#schemas/call.ts';
import { toDecimal } from '#schemas/money.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { findFlags } from '#sandbox/domains/contracts/find-flags.ts';
import type { Database } from '#sandbox/db/database.ts';
import { vendors } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { balancesOf } from '#sandbox/kernel/ledger/balances-of.ts';
import { exactMinor } from '#sandbox/kernel/ledger/exact-minor.ts';
import { refuseInsufficient } from '#sandbox/kernel/ledger/refuse-insufficient.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { transferBetweenWallets } from '#sandbox/kernel/ledger/movements.ts';
import { advanceRedemptions } from '#sandbox/domains/points/advance-redemptions.ts';

const MAIN_WALLET = 0;

const walletsOf = async (db: Database, memberId: number): Promise<OutputOf<typeof balance>> => {
  const { currency, main, games, sum } = await balancesOf(db, memberId);
  const ids = games.map(({ accountTypeId }) => accountTypeId);
  const named =
    ids.length === 0
      ? []
      : await db
          .select({ accountTypeId: vendors.accountTypeId, name: vendors.name })
          .from(vendors)
          .where(inArray(vendors.accountTypeId, ids));
  const nameOf = new Map(named.map((vendor) => [vendor.accountTypeId, vendor.name]));
  const decimal = (minor: bigint) => Number(toDecimal(minor, currency));
  return {
    sumBalance: decimal(sum),
    wallets: [
      { accountTypeId: MAIN_WALLET, name: 'Main', balance: decimal(main) },
      ...games.map((game) => ({
        accountTypeId: game.accountTypeId,
        name: nameOf.get(game.accountTypeId) ?? `Wallet ${game.accountTypeId}`,
        balance: decimal(game.balance),
      })),
    ],
  };
};

const checkWallet = async (db: Database, field: string, accountTypeId: number): Promise<void> => {
  if (accountTypeId === MAIN_WALLET) return;
  const [known] = await db
    .select({ id: vendors.accountTypeId })
    .from(vendors)
    .where(eq(vendors.accountTypeId, accountTypeId))
    .limit(1);
  if (!known) throw createFieldProblem({ [field]: 'wallet_unknown' });
};

export const walletRoutes: readonly Route[] = [
  defineMemberRoute(merchantWallet, async (_input, { kernel, session: { member } }) => {
    const { games, currency } = await balancesOf(kernel.db, member.id);
    const held = new Map(games.map((wallet) => [wallet.accountTypeId, wallet.balance]));
    const rows = await kernel.db
      .selectDistinctOn([vendors.accountTypeId])
      .from(vendors)
      .orderBy(asc(vendors.accountTypeId), asc(vendors.position));
    return {
      list: rows.map(({ accountTypeId, name, vassalage, status }) => ({
        accountTypeId,
        name,
        vassalage,
        balance: Number(toDecimal(held.get(accountTypeId) ?? 0n, currency)),
        status,
      })),
    };
  }),

  defineMemberRoute(consolidated, async (_input, { kernel, session: { member }, at }) => {
    const { main, sum, currency } = await balancesOf(kernel.db, member.id);
    const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
    const flags = await findFlags(kernel.db, member, at);
    return { mainBalance: decimal(main), gameBalance: decimal(sum - main), sumBalance: decimal(sum), ...flags };
  }),

  defineMemberRoute(balance, async (_input, { kernel, session: { member }, at }) => {
    // First approves redemptions whose review is over, because their vouchers are paid into the wallet.
    await advanceRedemptions(kernel.db, at, member.id);
    return walletsOf(kernel.db, member.id);
  }),

  defineMemberRoute(
    walletTransfer,
    async ({ fromAccountTypeId: from, toAccountTypeId: to, amount }, { kernel, merchant, session: { member }, at }) => {
      if (from === to) throw createFieldProblem({ toAccountTypeId: 'wallet_same' });
      await checkWallet(kernel.db, 'fromAccountTypeId', from);
      await checkWallet(kernel.db, 'toAccountTypeId', to);
      const minor = exactMinor(amount, merchant.currency);
      await transferBetweenWallets(kernel.db, member.id, {
        from,
        to,
        amount: minor,
        reference: createOrderNumber('wallets', at),
        at,
      }).catch(refuseInsufficient('amount'));
      return walletsOf(kernel.db, member.id);
    },
  ),
];
