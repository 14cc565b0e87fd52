import { MEMBER_DRAFTS, sessionKeys, writeSession } from '#src/lib/browser-storage.ts';

/** Returns the prefix of a member's draft keys. */
export const memberDrafts = (memberId: string): string => `${MEMBER_DRAFTS}${memberId} `;

let logouts = 0;
/** Returns the number of logouts since the page loaded. */
export const logoutsSoFar = (): number => logouts;

/** Deletes all drafts of a member and counts the logout, so that forms that are still open do not write their drafts again. */
export const dropMemberDrafts = (memberId: string): void => {
  logouts += 1;
  for (const key of sessionKeys(memberDrafts(memberId))) writeSession(key, null);
};
