import type { MemberRow } from '#sandbox/db/schema.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

/** Returns the WebAuthn user handle of a member. It is the same for all passkeys of the member and does not reveal who the member is. */
export const userHandle = ({
  merchant,
  id,
  registeredAt,
}: Pick<MemberRow, 'merchant' | 'id' | 'registeredAt'>): string =>
  sha256(`passkey:${merchant}:${id}:${registeredAt.getTime()}`);
