import { MEMBER_DRAFTS, sessionKeys, writeSession } from '#src/lib/browser-storage.ts';

/** What the keys of a member's drafts begin with. */
export const memberDrafts = (memberId: string): string => `${MEMBER_DRAFTS}${memberId} `;

let logouts = 0;
/** How often somebody has logged out on this page. */
export const logoutsSoFar = (): number => logouts;

/** Forgets every draft of a member who logs out. */
export const dropMemberDrafts = (memberId: string): void => {
  logouts += 1;
  for (const key of sessionKeys(memberDrafts(memberId))) writeSession(key, null);
};
