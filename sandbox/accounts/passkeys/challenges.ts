import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { passkeyChallenges } from '#sandbox/db/schema.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

export const CHALLENGE_MS = 5 * 60 * 1000;

/**
 * What a challenge may be used for, with its login or member. It is valid for nothing else: a challenge for a login cannot add a passkey or
 * confirm another member's login.
 */
export type ChallengePurpose = `login:${string}` | `verify:${string}` | `add:${number}`;

export const createChallenge = async ({ kernel, at }: RequestContext, purpose: ChallengePurpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await kernel.db
    .insert(passkeyChallenges)
    .values({ id: sha256(challenge), purpose, expiresAt: new Date(at.getTime() + CHALLENGE_MS) });
  return challenge;
};

/** Uses up a challenge. Returns true only once for each challenge and only within five minutes. */
export const consumeChallenge = async (
  { kernel, at }: RequestContext,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> => {
  const spent = await kernel.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, sha256(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, at),
      ),
    )
    .returning({ id: passkeyChallenges.id });
  return spent.length > 0;
};
