import type { SandboxAccount } from '#publish/server/operator-page.ts';
import { NAMED_ACCOUNTS } from '#sandbox/seed/people/accounts.ts';

/** The sandbox's sample accounts; every brand has the same ones. */
export const ACCOUNTS: readonly SandboxAccount[] = NAMED_ACCOUNTS.map(({ account, password, purpose }) => ({
  name: account,
  password,
  what: purpose,
}));
