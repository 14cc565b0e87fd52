import { captcha, login } from '#schemas/calls/account.ts';
import { inWaves, MINUTE, type Cap } from './cap.ts';
import type { Door, Said } from './door.ts';

/** Of the password, so that a guess was judged. */
const JUDGED = new Set(['ok', 'login_refused']);
const judged = (said: readonly Said[]): number => said.filter(({ verdict }) => JUDGED.has(verdict)).length;
const all = (said: readonly Said[], verdict: string): boolean => said.every((one) => one.verdict === verdict);
const row = (cap: string, said: readonly Said[], holds: boolean): Cap => ({
  cap,
  allowed: judged(said),
  refused: said.length - judged(said),
  holds,
});

const guess = (
  door: Door,
  from: number,
  username: string,
  { password = 'not-it', ...more }: Readonly<Record<string, string>> = {},
): Promise<Said> => door.ask(from, login, { type: 'username', username, password, ...more });

const solved = async (door: Door, from: number): Promise<Readonly<Record<string, string>>> => {
  const { envelope } = await door.ask(from, captcha, {});
  const { captchaId } = (envelope.success ? envelope.value : {}) as { readonly captchaId: string };
  return { captchaId, captcha: (await door.sandbox.outbox.codeFor(captchaId)) ?? '' };
};

/** 300 at once on one account, each from another address, without a captcha. */
const withoutCaptcha = async (door: Door): Promise<Cap> => {
  const said = await inWaves(300, (at) => guess(door, 1_000 + at, 'vip01'));
  return row(
    'captcha from the third failure of an account, 300 addresses',
    said,
    judged(said) === 3 && all(said.slice(-200), 'captcha_required'),
  );
};

const SECONDS = [30, 60, 120, 240, 480, 900, 900] as const;

/** Captchas solved: each rest is waited for, then guessed again, with ten more tries inside each rest. */
const rests = async (door: Door): Promise<readonly Cap[]> => {
  const said: Said[] = [];
  const waited: number[] = [];
  let from = 2_000;
  const next = async (password = 'not-it') => {
    from += 1;
    const one = await guess(door, from, 'agent01', { password, ...(await solved(door, from)) });
    said.push(one);
    return one;
  };
  for (let at = 0; at < 5; at++) await next();
  for (const _ of SECONDS) {
    const locked = await next();
    waited.push(locked.retryAfter);
    for (let at = 0; at < 9; at++) await next();
    door.wait(locked.retryAfter * 1000);
    await next();
  }
  const holds =
    judged(said) === 5 + SECONDS.length && waited.every((seconds, at) => Math.abs(seconds - (SECONDS[at] ?? 0)) <= 3);
  const storm = row(`rest from the fifth failure: ${waited.join(', ')} s`, said, holds);
  door.wait(15 * MINUTE);
  const back = await next('Play1234');
  return [storm, row('after the rest the right password opens: no lock for ever', [back], back.verdict === 'ok')];
};

const perAddress = async (door: Door): Promise<Cap> => {
  const known = ['player01', 'agent02', 'first01', 'default01', 'expired01'];
  const name = (at: number): string =>
    at % 20 === 0 ? (known[(at / 20) % known.length] ?? 'player01') : `nobody-${at}`;
  const first = await inWaves(336, (at) => guess(door, 3_000, name(at)));
  door.wait(10 * MINUTE + 1000);
  const later = await guess(door, 3_000, 'nobody-later');
  return row(
    '50 failures in 10 minutes from an address, known and unknown accounts',
    [...first, later],
    judged(first) === 50 && all(first.slice(80), 'too_many_requests') && later.verdict === 'login_refused',
  );
};

const knownAndUnknown = async (door: Door): Promise<Cap> => {
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
  const rounds: (readonly Said[])[] = [];
  for (let round = 0; round < 28; round++)
    rounds.push(await inWaves(names.length, (at) => guess(door, 4_000 + round * names.length + at, names[at] ?? '')));
  const alike = rounds.every(
    (round) => new Set(round.map(({ status, envelope }) => `${status} ${JSON.stringify(envelope)}`)).size === 1,
  );
  return row(
    'known and unknown accounts are answered alike, try by try',
    rounds.flat(),
    alike && judged(rounds.flat()) === 3 * names.length,
  );
};

/** A thousand guesses. */
export const stormOfGuesses = async (door: Door): Promise<readonly Cap[]> => {
  const first = await withoutCaptcha(door);
  const resting = await rests(door);
  const address = await perAddress(door);
  door.wait(24 * 60 * MINUTE);
  return [first, ...resting, address, await knownAndUnknown(door)];
};
