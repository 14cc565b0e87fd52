import { login, smsNoLogin } from '#schemas/calls/account.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import { DAY, HOUR, inWaves, MINUTE, mostWithin, type Cap } from './cap.ts';
import type { Door, Said } from './door.ts';

const sent = (said: readonly Said[]): number => said.filter(({ verdict }) => verdict === 'ok').length;
const row = (cap: string, said: readonly Said[], holds: boolean): Cap => ({
  cap,
  allowed: sent(said),
  refused: said.length - sent(said),
  holds,
});

/** Numbers so far from each other that they share no block. */
const far = (at: number): string => String(9_050_000_000 + at * 10_007);

const send = (door: Door, from: number, mobileNum: string, countryDialingCode = '63'): Promise<Said> =>
  door.ask(from, smsRegister, { registerType: 'mobileNum', mobileNum, countryDialingCode });

/** One number for a day, each request from another address: 60 at once, then one every minute. */
const oneNumber = async (door: Door): Promise<Cap> => {
  const moments: number[] = [];
  const said: Said[] = [];
  const take = (one: Said): void => {
    said.push(one);
    if (one.verdict === 'ok') moments.push(door.now());
  };
  for (const one of await inWaves(60, (at) => send(door, 10_000 + at, '9171112222'))) take(one);
  for (let at = 0; at < 1_439; at++) {
    door.wait(MINUTE);
    take(await send(door, 10_100 + at, '9171112222'));
  }
  // The clock that a request was counted by runs a little ahead of the one that is read after it.
  const most = [MINUTE - 500, 10 * MINUTE - 500, DAY - 500].map((span) => mostWithin(moments, span));
  return row(
    `a number: 1 in 60 s, 3 in 10 minutes, 5 a day (most seen: ${most.join(', ')})`,
    said,
    most.join() === '1,3,5',
  );
};

const oneAddress = async (door: Door): Promise<Cap> => {
  const first = await inWaves(500, (at) => send(door, 12_000, far(at)));
  door.wait(HOUR + 1000);
  const later = await inWaves(500, (at) => send(door, 12_000, far(1_000 + at)));
  return row(
    'an address: 10 an hour, over all numbers, two hours',
    [...first, ...later],
    sent(first) === 10 && sent(later) === 10,
  );
};

/** What a caller says of itself: none of it is believed. */
const forgedAddress = async (door: Door): Promise<Cap> => {
  const said = await inWaves(101, (at) => {
    const claimed = `203.0.113.${at}`;
    const headers = {
      'X-Real-IP': claimed,
      'X-Forwarded-For': claimed,
      Forwarded: `for=${claimed}`,
      'CF-Connecting-IP': claimed,
      'True-Client-IP': claimed,
    };
    return door.ask(
      13_000,
      smsRegister,
      { registerType: 'mobileNum', mobileNum: far(3_000 + at), countryDialingCode: '63' },
      { headers },
    );
  });
  return row('an address that claims to be a hundred others: still 10 an hour', said, sent(said) === 10);
};

const oneBlock = async (door: Door): Promise<Cap> => {
  const said = await inWaves(700, (at) => send(door, 14_000 + at, String(9_330_000_000 + (at % 100))));
  return row('a hundred numbers in a row, 700 addresses: 10 unused codes an hour', said, sent(said) === 10);
};

const oneRange = async (door: Door): Promise<Cap> => {
  const said = await inWaves(800, (at) => send(door, 15_000 + at, String(9_340_000_000 + ((at * 101) % 10_000))));
  return row('ten thousand numbers in a row, 800 addresses: 40 unused codes an hour', said, sent(said) === 40);
};

const oneCountry = async (door: Door): Promise<Cap> => {
  const said = await inWaves(5_700, (at) =>
    door.ask(
      20_000 + at,
      smsRegister,
      { registerType: 'mobileNum', mobileNum: String(800_000_000 + at * 10_007), countryDialingCode: '66' },
      { merchant: 'siam' },
    ),
  );
  return row('a country: 2,000 a day from a merchant, 5,700 addresses and numbers', said, sent(said) === 2_000);
};

const otherCountries = async (door: Door): Promise<Cap> => {
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
  const said = await inWaves(200, (at) =>
    send(door, 30_000 + at, `20255501${String(at % 100).padStart(2, '0')}`, premium[at % premium.length]),
  );
  return row(
    'countries that the merchant does not serve get none',
    said,
    said.every(({ status, verdict }) => status === 422 && verdict === 'validation'),
  );
};

const logIn = (door: Door, from: number, mobileNum: string, verificationCode: string): Promise<Said> =>
  door.ask(from, login, { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode });

/** What a code is worth to who does not hold the phone. */
const oneCode = async (door: Door): Promise<readonly Cap[]> => {
  const member = await door.sandbox.database.query.members.findFirst({
    where: (members, { and, eq }) => and(eq(members.merchant, 'perya'), eq(members.account, 'vip01')),
  });
  const phone = member?.mobile ?? '';
  let from = 31_000;
  const fresh = async (): Promise<string> => {
    door.wait(DAY);
    await door.ask((from += 1), smsNoLogin, { mobileNum: phone, countryDialingCode: '63' });
    return (await door.sandbox.outbox.codeFor(`63${phone}`)) ?? '';
  };
  const guesses: Said[] = [];
  const guessed = await fresh();
  for (let at = 0; at < 20; at++) {
    const said = await logIn(door, (from += 1), phone, String((Number(guessed) + 1 + at) % 1_000_000).padStart(6, '0'));
    guesses.push(said);
    if (said.verdict === 'account_locked') door.wait(said.retryAfter * 1000);
  }
  const right = await logIn(door, (from += 1), phone, guessed);
  const wrong = guesses.filter(({ verdict }) => verdict === 'code_wrong').length;
  const once = await fresh();
  const uses = [await logIn(door, (from += 1), phone, once), await logIn(door, (from += 1), phone, once)];
  const old = await fresh();
  door.wait(10 * MINUTE + 1000);
  const late = await logIn(door, (from += 1), phone, old);
  return [
    {
      cap: 'a code: at least 6 digits',
      allowed: 3,
      refused: 0,
      holds: [guessed, once, old].every((code) => /^\d{6,}$/.test(code)),
    },
    {
      cap: 'a code: 5 tries, then the right one is worth nothing',
      allowed: wrong,
      refused: guesses.length + 1 - wrong,
      holds: wrong === 5 && right.verdict !== 'ok',
    },
    row('a code: opens once', uses, uses[0]?.verdict === 'ok' && uses[1]?.verdict === 'code_expired'),
    row('a code: 10 minutes', [late], late.verdict === 'code_expired'),
  ];
};

/** Ten thousand and one requests for codes, and what one code is worth. */
export const stormOfCodeRequests = async (door: Door): Promise<readonly Cap[]> => {
  const caps: Cap[] = [];
  for (const storm of [oneNumber, oneAddress, forgedAddress, oneBlock, oneRange, oneCountry, otherCountries]) {
    caps.push(await storm(door));
    door.wait(DAY);
  }
  return [...caps, ...(await oneCode(door))];
};
