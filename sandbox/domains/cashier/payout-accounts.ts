import { and, asc, eq } from 'drizzle-orm';
import { cleanText } from '#schemas/clean-text.ts';
import type { WithdrawAccount } from '#schemas/cashier.ts';
import type { Database } from '#sandbox/db/database.ts';
import { members, payoutAccounts, type MemberRow, type PayoutAccountRow } from '#sandbox/db/schema.ts';
import { createFieldProblem, createProblem } from '#sandbox/kernel/http/create-problem.ts';

/** The banks and e-wallets for withdrawals, fictitious and the same for every merchant. */
export const PAYOUT_BANKS = [
  { bankCode: 'SBX', name: 'Sandbox Bank', kind: 'BANK' },
  { bankCode: 'ISLAND', name: 'Island Savings', kind: 'BANK' },
  { bankCode: 'DELTA', name: 'Delta Trust', kind: 'BANK' },
  { bankCode: 'SWALLET', name: 'Sandbox Wallet', kind: 'EWALLET' },
] as const;

const MOST_ACCOUNTS = 5;

const bankOf = (bankCode: string) => PAYOUT_BANKS.find((bank) => bank.bankCode === bankCode);

/** Converts an account to its API form, with only the last four characters of its number. */
export const toWithdrawAccount = ({ id, bankCode, accountNumber, holder }: PayoutAccountRow): WithdrawAccount => {
  const bank = bankOf(bankCode);
  return {
    accountId: String(id),
    type: bank?.kind ?? 'BANK',
    bankName: bank?.name ?? bankCode,
    accountNumber: `•••• ${accountNumber.slice(-4)}`,
    holder,
  };
};

export const accountsOf = (db: Database, memberId: number): Promise<PayoutAccountRow[]> =>
  db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, memberId)).orderBy(asc(payoutAccounts.id));

/** Normalises a name for comparison: case, spacing, hidden characters and compatibility forms (such as full-width letters) do not matter. */
const comparable = (name: string): string => cleanText(name.normalize('NFKC'), 'line').toLocaleLowerCase('en');

/** Returns the member's real name, which every payout account must be in. */
export const holderOf = ({ profile: { realName = '' } }: MemberRow): string | null =>
  cleanText(realName, 'line') === '' ? null : realName;

/**
 * Saves an account for withdrawals. Its holder must be the member: if the member has no real name yet, the holder's name becomes the real name and
 * cannot be changed. Adding the same account again returns the saved one.
 */
export const addPayoutAccount = (
  db: Database,
  member: MemberRow,
  { bankCode, accountNumber, holder }: { bankCode: string; accountNumber: string; holder: string },
  at: Date,
): Promise<PayoutAccountRow> =>
  db.transaction(async (tx) => {
    if (bankOf(bankCode) === undefined) throw createFieldProblem({ bankCode: 'bank_unknown' });
    if (!/^[0-9A-Za-z]{6,34}$/.test(accountNumber)) throw createFieldProblem({ accountNumber: 'account_number' });
    const [current] = await tx.select().from(members).where(eq(members.id, member.id)).for('update');
    const known = current === undefined ? null : holderOf(current);
    if (known !== null && comparable(known) !== comparable(holder))
      throw createFieldProblem({ holder: 'holder_mismatch' });
    if (holder.length < 2) throw createFieldProblem({ holder: 'input_empty' });
    const mine = await accountsOf(tx, member.id);
    const same = mine.find((row) => row.bankCode === bankCode && row.accountNumber === accountNumber);
    if (same !== undefined) return same;
    if (mine.length >= MOST_ACCOUNTS) throw createProblem('accounts_full', 409, 'Five accounts are saved already');
    if (known === null && current !== undefined)
      await tx
        .update(members)
        .set({ profile: { ...current.profile, realName: holder } })
        .where(eq(members.id, member.id));
    const [added] = await tx
      .insert(payoutAccounts)
      .values({ memberId: member.id, bankCode, accountNumber, holder: known ?? holder, createdAt: at })
      .returning();
    if (added === undefined) throw new Error('the database returned no account');
    return added;
  });

/** Returns an account of this member. Throws a problem at the field `accountId` if the account is unknown or belongs to another member. */
export const findAccount = async (db: Database, memberId: number, accountId: string): Promise<PayoutAccountRow> => {
  const id = /^[0-9]{1,15}$/.test(accountId) ? Number(accountId) : 0;
  const [row] = await db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.id, id), eq(payoutAccounts.memberId, memberId)));
  if (row === undefined) throw createFieldProblem({ accountId: 'account_unknown' });
  return row;
};
