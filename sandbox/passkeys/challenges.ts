import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { passkeyChallenges } from '../db/schema.ts';
import { sha256 } from '../session/hash.ts';
import type { Visit } from '../visit.ts';

export const CHALLENGE_MS = 5 * 60 * 1000;

/** What a challenge is for, and for whom: one for logging in adds no passkey, one of another member's login opens nothing. */
export type ChallengePurpose = `login:${string}` | `verify:${string}` | `add:${number}`;

export const makeChallenge = async ({ platform, at }: Visit, purpose: ChallengePurpose): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  await platform.db
    .insert(passkeyChallenges)
    .values({ id: sha256(challenge), purpose, expiresAt: new Date(at.getTime() + CHALLENGE_MS) });
  return challenge;
};

/** True once for each challenge, within five minutes. */
export const spendChallenge = async (
  { platform, at }: Visit,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<boolean> => {
  const spent = await platform.db
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
