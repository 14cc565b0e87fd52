import { captcha, login } from '#schemas/calls/account.ts';
import { inWaves, MINUTE, type Cap } from './cap.ts';
import type { Platform, Reply } from './platform.ts';

/** Error codes that show that the password was checked. */
const JUDGED = new Set(['ok', 'login_refused']);
const judged = (replies: readonly Reply[]): number => replies.filter(({ verdict }) => JUDGED.has(verdict)).length;
const all = (replies: readonly Reply[], verdict: string): boolean => replies.every((one) => one.verdict === verdict);
const row = (cap: string, replies: readonly Reply[], holds: boolean): Cap => ({
  cap,
  allowed: judged(replies),
  refused: replies.length - judged(replies),
  holds,
});

const guess = (
  platform: Platform,
  from: number,
  username: string,
  { password = 'not-it', ...more }: Readonly<Record<string, string>> = {},
): Promise<Reply> => platform.call(from, login, { type: 'username', username, password, ...more });

const solved = async (platform: Platform, from: number): Promise<Readonly<Record<string, string>>> => {
  const { envelope } = await platform.call(from, captcha, {});
  const { captchaId } = (envelope.success ? envelope.value : {}) as { readonly captchaId: string };
  return { captchaId, captcha: (await platform.sandbox.outbox.codeFor(captchaId)) ?? '' };
};

/** Sends 300 concurrent guesses for one account, each from a different address, without a captcha. */
const withoutCaptcha = async (platform: Platform): Promise<Cap> => {
  const replies = await inWaves(300, (at) => guess(platform, 1_000 + at, 'vip01'));
  return row(
    'captcha from the third failure of an account, 300 addresses',
    replies,
    judged(replies) === 3 && all(replies.slice(-200), 'captcha_required'),
  );
};

const SECONDS = [30, 60, 120, 240, 480, 900, 900] as const;

/** Guesses passwords with solved captchas: makes ten guesses during each lock, waits for the lock to end, then guesses again. */
const rests = async (platform: Platform): Promise<readonly Cap[]> => {
  const replies: Reply[] = [];
  const waited: number[] = [];
  let from = 2_000;
  const next = async (password = 'not-it') => {
    from += 1;
    const one = await guess(platform, from, 'agent01', { password, ...(await solved(platform, from)) });
    replies.push(one);
    return one;
  };
  for (let at = 0; at < 5; at++) await next();
  for (const _ of SECONDS) {
    const locked = await next();
    waited.push(locked.retryAfter);
    for (let at = 0; at < 9; at++) await next();
    platform.wait(locked.retryAfter * 1000);
    await next();
  }
  const holds =
    judged(replies) === 5 + SECONDS.length &&
    waited.every((seconds, at) => Math.abs(seconds - (SECONDS[at] ?? 0)) <= 3);
  const storm = row(`lock from the fifth failure: ${waited.join(', ')} s`, replies, holds);
  platform.wait(15 * MINUTE);
  const back = await next('Play1234');
  return [storm, row('after the last lock the correct password logs in', [back], back.verdict === 'ok')];
};

const perAddress = async (platform: Platform): Promise<Cap> => {
  const known = ['player01', 'agent02', 'first01', 'default01', 'expired01'];
  const name = (at: number): string =>
    at % 20 === 0 ? (known[(at / 20) % known.length] ?? 'player01') : `nobody-${at}`;
  const first = await inWaves(336, (at) => guess(platform, 3_000, name(at)));
  platform.wait(10 * MINUTE + 1000);
  const later = await guess(platform, 3_000, 'nobody-later');
  return row(
    '50 failures in 10 minutes from an address, known and unknown accounts',
    [...first, later],
    judged(first) === 50 && all(first.slice(80), 'captcha_required') && later.verdict === 'login_refused',
  );
};

const knownAndUnknown = async (platform: Platform): Promise<Cap> => {
  const names = [
    'expired01',
    'nobody-at-all',
    'first01',
    'no-such-one',
    'default01',
    'never-heard',
    'player01',
    'who-is-that',
    'agent02',
    'stranger',
  ];
  const rounds: (readonly Reply[])[] = [];
  for (let round = 0; round < 28; round++)
    rounds.push(
      await inWaves(names.length, (at) => guess(platform, 4_000 + round * names.length + at, names[at] ?? '')),
    );
  const alike = rounds.every(
    (round) => new Set(round.map(({ status, envelope }) => `${status} ${JSON.stringify(envelope)}`)).size === 1,
  );
  return row(
    'known and unknown accounts get the same responses, attempt by attempt',
    rounds.flat(),
    alike && judged(rounds.flat()) === 3 * names.length,
  );
};

/** Sends about a thousand password guesses. */
export const stormOfGuesses = async (platform: Platform): Promise<readonly Cap[]> => {
  const first = await withoutCaptcha(platform);
  const resting = await rests(platform);
  const address = await perAddress(platform);
  platform.wait(24 * 60 * MINUTE);
  return [first, ...resting, address, await knownAndUnknown(platform)];
};
