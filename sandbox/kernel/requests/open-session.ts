import type { MemberRow } from '#sandbox/db/schema.ts';

export type SessionMode = 'cookie' | 'bearer';

export interface OpenSession {
  readonly id: string;
  readonly mode: SessionMode;
  readonly member: MemberRow;
  /** Whether the member has to change the password before doing anything else. */
  readonly passwordDue: boolean;
}
