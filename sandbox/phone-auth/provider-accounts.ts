import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema.ts';
import type { Channel } from './identity.ts';

export interface ProviderAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Members who have an account with the provider too, by the mail address of their profile. */
const HOLDERS = ['player01', 'vip01', 'expired01', 'default01', 'first01'] as const;

/** Nobody's member: has yet to register. */
const NEWCOMER: ProviderAccount = {
  id: 'newcomer',
  name: 'New Comer',
  email: 'newcomer@mail.example',
  emailVerified: true,
};

/** The provider's accounts in this browser. The social page also lets in who never proved the address that they gave, and that is somebody else's. */
export const providerAccounts = async (
  db: Database,
  merchant: string,
  channel: Exclude<Channel, 'sms'>,
): Promise<readonly ProviderAccount[]> => {
  const rows = await db
    .select({ id: members.account, name: members.nickname, email: members.email })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.account, [...HOLDERS])));
  const known = HOLDERS.flatMap((account) => rows.filter(({ id }) => id === account)).flatMap(({ email, ...row }) =>
    email === null ? [] : [{ ...row, email, emailVerified: true }],
  );
  const [first] = known;
  const unproven =
    channel === 'facebook' && first !== undefined
      ? [{ id: 'unproven', name: 'Un Proven', email: first.email, emailVerified: false }]
      : [];
  return [...known, NEWCOMER, ...unproven];
};
