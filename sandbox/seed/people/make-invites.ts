import type { affiliateCodes } from '#sandbox/db/schema.ts';

const DAY_MS = 86_400_000;
/** The invitation codes of the named agents. */
const INVITES = [
  { account: 'agent01', code: 'AGENT01', campaign: 'Home page', daysAgo: 400 },
  { account: 'agent01', code: 'SUMMER26', campaign: 'Summer', daysAgo: 120 },
  { account: 'agent01', code: 'RADIO', campaign: 'Radio', daysAgo: 300, closedDaysAgo: 200 },
  { account: 'agent02', code: 'AGENT02', campaign: 'Home page', daysAgo: 390 },
] as const;

/** Returns the invitation code that a member registered with, or `null` for none. Only some direct downlines of named agents have one. */
export const inviteOf = (upline: string | undefined, id: number): string | null => {
  const own = INVITES.filter(({ account }) => account === upline);
  return own[id % (own.length + 1)]?.code ?? null;
};

export const makeInvites = (
  merchant: string,
  idOf: (account: string) => number | null,
  now: number,
): (typeof affiliateCodes.$inferInsert)[] =>
  INVITES.map(({ account, code, campaign, daysAgo, ...more }) => ({
    merchant,
    code,
    campaign,
    domain: null,
    memberId: idOf(account),
    createdAt: new Date(now - daysAgo * DAY_MS),
    closedAt: 'closedDaysAgo' in more ? new Date(now - more.closedDaysAgo * DAY_MS) : null,
  }));
