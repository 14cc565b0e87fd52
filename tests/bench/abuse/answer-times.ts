import { login, passwordEmail, passwordPhone, smsNoLogin } from '#schemas/calls/account.ts';
import { clearLimits } from '#sandbox/limits/clear-limits.ts';
import type { Call } from '#schemas/call.ts';
import type { Door, Said } from './door.ts';

const SAMPLES = Number(process.env['BENCH_SAMPLES'] ?? 60);
/** A difference of the middle times below this is lost in what a network adds. */
const LOST_MS = 3;
const LOST_PART = 0.05;

type Input = Readonly<Record<string, string>>;

interface Question {
  readonly name: string;
  readonly call: Call;
  readonly known: Input;
  readonly unknown: Input;
  /** Asked of the same phone first, untimed. */
  readonly first?: Call;
}

/** How a question is answered for who has an account and for who has none. */
export interface Answered {
  readonly question: string;
  readonly known: { readonly p50: number; readonly p95: number };
  readonly unknown: { readonly p50: number; readonly p95: number };
  readonly sameAnswer: boolean;
  readonly sameTime: boolean;
}

const rank = (list: readonly number[], part: number): number =>
  list.toSorted((one, other) => one - other)[Math.min(list.length - 1, Math.ceil(part * list.length) - 1)] ??
  Number.NaN;
const ranks = (said: readonly Said[]) => ({
  p50: rank(
    said.map(({ took }) => took),
    0.5,
  ),
  p95: rank(
    said.map(({ took }) => took),
    0.95,
  ),
});
const answersOf = (said: readonly Said[]): string =>
  [...new Set(said.map(({ status, envelope }) => `${status} ${JSON.stringify(envelope)}`))].sort().join();

const questions = async ({ sandbox }: Door): Promise<readonly Question[]> => {
  const member = await sandbox.database.query.members.findFirst({
    where: (members, { and, eq }) => and(eq(members.merchant, 'perya'), eq(members.account, 'agent02')),
  });
  const [mobileNum, email] = [member?.mobile ?? '', member?.email ?? ''];
  const password = 'not-it';
  const phone = (number: string): Input => ({ mobileNum: number, countryDialingCode: '63' });
  const reset = { verificationCode: '000000', newPassword: 'Fresh-Start-2026' };
  return [
    {
      name: 'login by name',
      call: login,
      known: { type: 'username', username: 'agent02', password },
      unknown: { type: 'username', username: 'agent99', password },
    },
    {
      name: 'recovery by mail',
      call: passwordEmail,
      known: { username: 'agent02', email },
      unknown: { username: 'agent99', email: `9${email}` },
    },
    {
      name: 'recovery by phone: the code',
      call: smsNoLogin,
      known: { ...phone(mobileNum), purpose: 'recovery' },
      unknown: { ...phone('9990001234'), purpose: 'recovery' },
    },
    {
      name: 'recovery by phone: the reset',
      call: passwordPhone,
      known: { ...phone(mobileNum), ...reset },
      unknown: { ...phone('9990001234'), ...reset },
      first: smsNoLogin,
    },
  ];
};

const codeFor = ({ mobileNum = '', countryDialingCode = '' }: Input): Input => ({
  mobileNum,
  countryDialingCode,
  purpose: 'recovery',
});

const measure = async (door: Door, { name, call, known, unknown, first }: Question): Promise<Answered> => {
  const said: Record<'known' | 'unknown', Said[]> = { known: [], unknown: [] };
  const inputs = { known, unknown };
  for (let at = -3; at < SAMPLES; at++) {
    // Turn about, so that neither is always the first of a pair.
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      await clearLimits(door.sandbox.database);
      if (first !== undefined) await door.ask(40_000, first, codeFor(inputs[who]));
      const one = await door.ask(40_001 + Math.max(0, at), call, inputs[who]);
      if (at >= 0) said[who].push(one);
    }
  }
  const [mine, nobodys] = [ranks(said.known), ranks(said.unknown)];
  const apart = Math.abs(mine.p50 - nobodys.p50);
  return {
    question: name,
    known: mine,
    unknown: nobodys,
    sameAnswer: answersOf(said.known) === answersOf(said.unknown),
    sameTime: apart <= Math.max(LOST_MS, LOST_PART * Math.max(mine.p50, nobodys.p50)),
  };
};

/** Known and unknown in turn, one question after the other: nothing else is asked meanwhile. */
export const answerTimes = async (door: Door): Promise<readonly Answered[]> => {
  const answered: Answered[] = [];
  for (const question of await questions(door)) answered.push(await measure(door, question));
  return answered;
};
