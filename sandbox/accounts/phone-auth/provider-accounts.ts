import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import type { ProviderChannel } from './phone-provider.ts';

export interface ProviderAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** The members who also have an account at the provider, with the e-mail address of their profile. */
const ACCOUNT_HOLDERS = ['player01', 'vip01', 'expired01', 'default01', 'first01'] as const;

/** An account at the provider whose owner is not a member yet. */
const NEWCOMER: ProviderAccount = {
  id: 'newcomer',
  name: 'New Comer',
  email: 'newcomer@mail.example',
  emailVerified: true,
};

/**
 * Returns the accounts that the provider's page offers. For Facebook there is also an account with an unverified e-mail address, which belongs to
 * another member.
 */
export const providerAccounts = async (
  db: Database,
  merchant: string,
  channel: Exclude<ProviderChannel, 'sms'>,
): Promise<readonly ProviderAccount[]> => {
  const rows = await db
    .select({ id: members.account, name: members.nickname, email: members.email })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.account, [...ACCOUNT_HOLDERS])));
  const known = ACCOUNT_HOLDERS.flatMap((account) => rows.filter(({ id }) => id === account)).flatMap(
    ({ email, ...row }) => (email === null ? [] : [{ ...row, email, emailVerified: true }]),
  );
  const [first] = known;
  const unproven =
    channel === 'facebook' && first !== undefined
      ? [{ id: 'unproven', name: 'Un Proven', email: first.email, emailVerified: false }]
      : [];
  return [...known, NEWCOMER, ...unproven];
};
