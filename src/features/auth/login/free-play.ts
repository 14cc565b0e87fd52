import { freePlay, keySet } from '#schemas/calls/account.ts';
import { FREE_PLAY_PLATFORM, GATEWAY_VERSION } from '#schemas/calls/query-constants.ts';
import { toProblem } from '#schemas/problem.ts';
import { createKeyRing, type KeyRing } from '#src/platform/key-ring.ts';
import { enterSession, type AuthParts } from '../auth-parts.ts';

const RANDOM_BYTES = 16;
const LONGEST_OS = 60;

/** Returns 32 random hexadecimal characters. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Returns the name of the operating system, which the browser also sends in its request headers. */
const osName = (): string => {
  const { userAgentData, userAgent } = navigator as Navigator & {
    readonly userAgentData?: { readonly platform: string };
  };
  const known = /Windows|Android|iPhone|iPad|Mac OS X|CrOS|Linux/.exec(userAgent)?.[0];
  return (userAgentData?.platform || known || 'Unknown').slice(0, LONGEST_OS);
};

const openTrial = async ({ mutateCall }: AuthParts, keys: KeyRing): Promise<string> => {
  const random = randomText();
  const sealed = await keys.seal(freePlay.path, random);
  const { token } = await mutateCall(freePlay, {
    os: osName(),
    platform: FREE_PLAY_PLATFORM,
    random: sealed ?? random,
    gatewayVersion: GATEWAY_VERSION,
  });
  return token;
};

/** Opens a trial account and starts its session. Rejects with a `Problem`. */
export const createFreePlay = (parts: AuthParts): (() => Promise<void>) => {
  const keys = createKeyRing(async () => (await parts.fetchCall(keySet, {})).keys);
  return async () => {
    const token = await openTrial(parts, keys).catch((error: unknown) => {
      if (toProblem(error).code !== 'unknown_key') throw error;
      keys.forget();
      return openTrial(parts, keys);
    });
    parts.session.setChangeDue(null);
    await enterSession(parts, token);
  };
};
