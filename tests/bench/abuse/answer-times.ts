import { login, passwordEmail, passwordPhone, smsNoLogin } from '#schemas/calls/account.ts';
import { clearLimits } from '#sandbox/accounts/login/clear-limits.ts';
import type { Call } from '#schemas/call.ts';
import type { Platform, Reply } from './platform.ts';

const SAMPLES = Number(process.env['BENCH_SAMPLES'] ?? 60);
/** A smaller difference between the medians is lost in network jitter. */
const LOST_MS = 3;
const LOST_PART = 0.05;

type Input = Readonly<Record<string, string>>;

interface Question {
  readonly name: string;
  readonly call: Call;
  readonly known: Input;
  readonly unknown: Input;
  /** A call that is sent first for the same phone and is not timed. */
  readonly first?: Call;
}

/** The response times of a request, for an existing account and for a nonexistent one. */
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
const ranks = (replies: readonly Reply[]) => ({
  p50: rank(
    replies.map(({ took }) => took),
    0.5,
  ),
  p95: rank(
    replies.map(({ took }) => took),
    0.95,
  ),
});
const answersOf = (replies: readonly Reply[]): string =>
  [...new Set(replies.map(({ status, envelope }) => `${status} ${JSON.stringify(envelope)}`))].sort().join();

const questions = async ({ sandbox }: Platform): Promise<readonly Question[]> => {
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

const measure = async (platform: Platform, { name, call, known, unknown, first }: Question): Promise<Answered> => {
  const replies: Record<'known' | 'unknown', Reply[]> = { known: [], unknown: [] };
  const inputs = { known, unknown };
  for (let at = -3; at < SAMPLES; at++) {
    // The order alternates, so that neither always comes first.
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      await clearLimits(platform.sandbox.database);
      if (first !== undefined) await platform.call(40_000, first, codeFor(inputs[who]));
      const one = await platform.call(40_001 + Math.max(0, at), call, inputs[who]);
      if (at >= 0) replies[who].push(one);
    }
  }
  const [mine, nobodys] = [ranks(replies.known), ranks(replies.unknown)];
  const apart = Math.abs(mine.p50 - nobodys.p50);
  return {
    question: name,
    known: mine,
    unknown: nobodys,
    sameAnswer: answersOf(replies.known) === answersOf(replies.unknown),
    sameTime: apart <= Math.max(LOST_MS, LOST_PART * Math.max(mine.p50, nobodys.p50)),
  };
};

/** Measures response times; known and unknown accounts alternate, one request at a time. */
export const answerTimes = async (platform: Platform): Promise<readonly Answered[]> => {
  const answered: Answered[] = [];
  for (const question of await questions(platform)) answered.push(await measure(platform, question));
  return answered;
};
