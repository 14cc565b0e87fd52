import type { MemberRow } from '#sandbox/db/schema.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

/** Returns the member's WebAuthn user handle: the same for all of their passkeys, without revealing who they are. */
export const userHandle = ({
  merchant,
  id,
  registeredAt,
}: Pick<MemberRow, 'merchant' | 'id' | 'registeredAt'>): string =>
  sha256(`passkey:${merchant}:${id}:${registeredAt.getTime()}`);
