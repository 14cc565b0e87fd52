import type { MemberRow } from '../db/schema.ts';
import { sha256 } from '../session/hash.ts';

/** What an authenticator knows a member by: the same for all passkeys of a member, and it tells nobody who that is. */
export const userHandle = ({
  merchant,
  id,
  registeredAt,
}: Pick<MemberRow, 'merchant' | 'id' | 'registeredAt'>): string =>
  sha256(`passkey:${merchant}:${id}:${registeredAt.getTime()}`);
