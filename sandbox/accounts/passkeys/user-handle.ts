import type { MemberRow } from '#sandbox/db/schema.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

/** The member's WebAuthn user handle: the same for all passkeys of a member, without revealing who it is. */
export const userHandle = ({
  merchant,
  id,
  registeredAt,
}: Pick<MemberRow, 'merchant' | 'id' | 'registeredAt'>): string =>
  sha256(`passkey:${merchant}:${id}:${registeredAt.getTime()}`);
