import type { TrialAccount } from '#publish/server/operator-page.ts';
import { NAMED_ACCOUNTS } from '#sandbox/seed/accounts.ts';

/** The sandbox's accounts, the same in every sample brand, for the console and the operator's page. */
export const ACCOUNTS: readonly TrialAccount[] = NAMED_ACCOUNTS.map(({ account, password, shows }) => ({
  name: account,
  password,
  what: shows,
}));
