import { login, smsNoLogin } from '#schemas/calls/account.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import { DAY, HOUR, inWaves, MINUTE, mostWithin, type Cap } from './cap.ts';
import type { Platform, Reply } from './platform.ts';

const sent = (replies: readonly Reply[]): number => replies.filter(({ verdict }) => verdict === 'ok').length;
const row = (cap: string, replies: readonly Reply[], holds: boolean): Cap => ({
  cap,
  allowed: sent(replies),
  refused: replies.length - sent(replies),
  holds,
});

/** Returns numbers far enough apart that no two share a block. */
const far = (at: number): string => String(9_050_000_000 + at * 10_007);

const send = (platform: Platform, from: number, mobileNum: string, countryDialingCode = '63'): Promise<Reply> =>
  platform.call(from, smsRegister, { registerType: 'mobileNum', mobileNum, countryDialingCode });

/** Requests codes for one number for a day, each from a different address: 60 at once, then one every minute. */
const oneNumber = async (platform: Platform): Promise<Cap> => {
  const moments: number[] = [];
  const replies: Reply[] = [];
  const take = (one: Reply): void => {
    replies.push(one);
    if (one.verdict === 'ok') moments.push(platform.now());
  };
  for (const one of await inWaves(60, (at) => send(platform, 10_000 + at, '9171112222'))) take(one);
  for (let at = 0; at < 1_439; at++) {
    platform.wait(MINUTE);
    take(await send(platform, 10_100 + at, '9171112222'));
  }
  // Half a second of tolerance, because this clock is read after the platform has counted the request.
  const most = [MINUTE - 500, 10 * MINUTE - 500, DAY - 500].map((span) => mostWithin(moments, span));
  return row(
    `a number: 1 in 60 s, 3 in 10 minutes, 5 a day (most seen: ${most.join(', ')})`,
    replies,
    most.join() === '1,3,5',
  );
};

const oneAddress = async (platform: Platform): Promise<Cap> => {
  const first = await inWaves(500, (at) => send(platform, 12_000, far(at)));
  platform.wait(HOUR + 1000);
  const later = await inWaves(500, (at) => send(platform, 12_000, far(1_000 + at)));
  return row(
    'an address: 10 an hour, over all numbers, two hours',
    [...first, ...later],
    sent(first) === 10 && sent(later) === 10,
  );
};

/** Sends headers that claim other addresses; none of them may be trusted. */
const forgedAddress = async (platform: Platform): Promise<Cap> => {
  const replies = await inWaves(101, (at) => {
    const claimed = `203.0.113.${at}`;
    const headers = {
      'X-Real-IP': claimed,
      'X-Forwarded-For': claimed,
      Forwarded: `for=${claimed}`,
      'CF-Connecting-IP': claimed,
      'True-Client-IP': claimed,
    };
    return platform.call(
      13_000,
      smsRegister,
      { registerType: 'mobileNum', mobileNum: far(3_000 + at), countryDialingCode: '63' },
      { headers },
    );
  });
  return row('an address that forges a hundred others in its headers: still 10 an hour', replies, sent(replies) === 10);
};

const oneBlock = async (platform: Platform): Promise<Cap> => {
  const replies = await inWaves(700, (at) => send(platform, 14_000 + at, String(9_330_000_000 + (at % 100))));
  return row('a hundred numbers in a row, 700 addresses: 10 unused codes an hour', replies, sent(replies) === 10);
};

const oneRange = async (platform: Platform): Promise<Cap> => {
  const replies = await inWaves(800, (at) =>
    send(platform, 15_000 + at, String(9_340_000_000 + ((at * 101) % 10_000))),
  );
  return row('ten thousand numbers in a row, 800 addresses: 40 unused codes an hour', replies, sent(replies) === 40);
};

const oneCountry = async (platform: Platform): Promise<Cap> => {
  const replies = await inWaves(5_700, (at) =>
    platform.call(
      20_000 + at,
      smsRegister,
      { registerType: 'mobileNum', mobileNum: String(800_000_000 + at * 10_007), countryDialingCode: '66' },
      { merchant: 'siam' },
    ),
  );
  return row('a country: 2,000 a day from a merchant, 5,700 addresses and numbers', replies, sent(replies) === 2_000);
};

const otherCountries = async (platform: Platform): Promise<Cap> => {
  const premium = [
    '1',
    '7',
    '44',
    '53',
    '216',
    '220',
    '233',
    '234',
    '252',
    '371',
    '375',
    '881',
    '882',
    '960',
    '963',
    '994',
    '996',
    '998',
    '86',
    '84',
  ];
  const replies = await inWaves(200, (at) =>
    send(platform, 30_000 + at, `20255501${String(at % 100).padStart(2, '0')}`, premium[at % premium.length]),
  );
  return row(
    'countries that the merchant does not serve: no codes',
    replies,
    replies.every(({ status, verdict }) => status === 422 && verdict === 'validation'),
  );
};

const logIn = (platform: Platform, from: number, mobileNum: string, verificationCode: string): Promise<Reply> =>
  platform.call(from, login, { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode });

/** Measures how many guesses at a code are allowed without having the phone. */
const oneCode = async (platform: Platform): Promise<readonly Cap[]> => {
  const member = await platform.sandbox.database.query.members.findFirst({
    where: (members, { and, eq }) => and(eq(members.merchant, 'perya'), eq(members.account, 'vip01')),
  });
  const phone = member?.mobile ?? '';
  let from = 31_000;
  const fresh = async (): Promise<string> => {
    platform.wait(DAY);
    await platform.call((from += 1), smsNoLogin, { mobileNum: phone, countryDialingCode: '63' });
    return (await platform.sandbox.outbox.codeFor(`63${phone}`)) ?? '';
  };
  const guesses: Reply[] = [];
  const guessed = await fresh();
  for (let at = 0; at < 20; at++) {
    const reply = await logIn(
      platform,
      (from += 1),
      phone,
      String((Number(guessed) + 1 + at) % 1_000_000).padStart(6, '0'),
    );
    guesses.push(reply);
    if (reply.verdict === 'account_locked') platform.wait(reply.retryAfter * 1000);
  }
  const right = await logIn(platform, (from += 1), phone, guessed);
  const wrong = guesses.filter(({ verdict }) => verdict === 'code_wrong').length;
  const once = await fresh();
  const uses = [await logIn(platform, (from += 1), phone, once), await logIn(platform, (from += 1), phone, once)];
  const old = await fresh();
  platform.wait(10 * MINUTE + 1000);
  const late = await logIn(platform, (from += 1), phone, old);
  return [
    {
      cap: 'a code: at least 6 digits',
      allowed: 3,
      refused: 0,
      holds: [guessed, once, old].every((code) => /^\d{6,}$/.test(code)),
    },
    {
      cap: 'a code: 5 attempts, after which even the correct code is refused',
      allowed: wrong,
      refused: guesses.length + 1 - wrong,
      holds: wrong === 5 && right.verdict !== 'ok',
    },
    row('a code: works only once', uses, uses[0]?.verdict === 'ok' && uses[1]?.verdict === 'code_expired'),
    row('a code: valid for 10 minutes', [late], late.verdict === 'code_expired'),
  ];
};

/** Sends ten thousand code requests, then guesses codes. */
export const stormOfCodeRequests = async (platform: Platform): Promise<readonly Cap[]> => {
  const caps: Cap[] = [];
  for (const storm of [oneNumber, oneAddress, forgedAddress, oneBlock, oneRange, oneCountry, otherCountries]) {
    caps.push(await storm(platform));
    platform.wait(DAY);
  }
  return [...caps, ...(await oneCode(platform))];
};
