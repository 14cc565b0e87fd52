import { startPostgres } from '../../support/start-postgres.ts';
import type { Database } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { credit, debit, transferBetweenWallets, transferToMember } from '#sandbox/kernel/ledger/movements.ts';
import { runIdempotentCall } from '#sandbox/kernel/idempotency/run-idempotent.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { createRandom, type Random } from '#sandbox/seed/people/random.ts';
import { print, printTargets, rank } from '../figures.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 15);
const MEMBERS = 500;
/** The number of members who wait for a response at the same time. */
const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 40);
const MERCHANT = 'perya';
const LEAST_A_SECOND = 1_000;
const LONGEST_P99_MS = 100;

type Movement = 'transfer' | 'bet' | 'upline' | 'withdrawal' | 'deposit';
const MIX: readonly (readonly [Movement, number])[] = [
  ['transfer', 40],
  ['bet', 40],
  ['upline', 5],
  ['withdrawal', 7],
  ['deposit', 8],
];

const addMembers = async (db: Database): Promise<readonly number[]> => {
  const at = new Date();
  const rows = await db
    .insert(members)
    .values(
      Array.from({ length: MEMBERS }, (_, index) => ({
        merchant: MERCHANT,
        account: `bench${index}`,
        nickname: `bench${index}`,
        depth: 0,
        passwordChangedAt: at,
        profile: {},
        referralCode: `BENCH${index}`,
        registeredAt: at,
        registeredIp: '192.0.2.1',
        registerUrl: '',
      })),
    )
    .returning({ id: members.id });
  for (const { id } of rows)
    await credit(db, id, { kind: 'deposit', from: 'cash', amount: 1_000_000_00n, reference: `bench-${id}`, at });
  return rows.map(({ id }) => id);
};

const amount = 100n;

/** Carries out one member operation as the platform does: key, ledger transaction and response are committed together. */
const operate = (db: Database, ids: readonly number[], random: Random): Promise<unknown> => {
  const memberId = random.pick(ids);
  const other = random.pick(ids.filter((id) => id !== memberId));
  const kind = random.weighted(MIX);
  const key = crypto.randomUUID();
  const at = new Date();
  const facts = { amount, reference: key, at };
  const work: Readonly<Record<Movement, (tx: Database) => Promise<unknown>>> = {
    transfer: (tx) => transferBetweenWallets(tx, memberId, { from: 0, to: 101, ...facts }),
    bet: (tx) => debit(tx, memberId, { kind: 'bet', into: 'play', ...facts }),
    upline: (tx) => transferToMember(tx, memberId, { kind: 'upline', to: other, ...facts }),
    withdrawal: (tx) => debit(tx, memberId, { kind: 'withdrawal', into: 'pending', ...facts }),
    deposit: (tx) => credit(tx, memberId, { kind: 'deposit', from: 'cash', ...facts }),
  };
  return runIdempotentCall(db, { memberId, key, call: kind, body: { amount: '1' }, now: at.getTime() }, async (tx) => {
    await work[kind](tx);
    return { done: true };
  });
};

const server = await startPostgres();
try {
  const sandbox = await createSandbox({ databaseUrl: server.url, seed: 'small', people: false });
  const { database: db } = sandbox;
  const ids = await addMembers(db);
  const random = createRandom('bench');
  const took: number[] = [];
  const run = async (until: number, keep: boolean): Promise<void> => {
    while (performance.now() < until) {
      const started = performance.now();
      await operate(db, ids, random);
      if (keep) took.push(performance.now() - started);
    }
  };
  const all = (until: number, keep: boolean) => Promise.all(Array.from({ length: CLIENTS }, () => run(until, keep)));
  await all(performance.now() + 2_000, false);
  const started = performance.now();
  await all(started + SECONDS * 1000, true);
  const seconds = (performance.now() - started) / 1000;
  const perSecond = took.length / seconds;
  print(
    `\n${took.length} operations of ${MEMBERS} members, ${CLIENTS} at a time, in ${seconds.toFixed(1)} s, each committed to disk`,
  );
  print(
    `${perSecond.toFixed(0)} a second; p50 ${rank(took, 0.5).toFixed(1)} ms, p95 ${rank(took, 0.95).toFixed(1)} ms, p99 ${rank(took, 0.99).toFixed(1)} ms`,
  );
  const violations = await checkInvariants(db);
  const isMet = printTargets([
    { words: `milliseconds for ${LEAST_A_SECOND} operations`, value: (1000 / perSecond) * LEAST_A_SECOND, most: 1000 },
    { words: 'p99 in milliseconds', value: rank(took, 0.99), most: LONGEST_P99_MS },
    { words: 'broken rules of the ledger', value: violations.length, most: 0 },
  ]);
  await sandbox.close();
  process.exitCode = isMet ? 0 : 1;
} finally {
  await server.close();
}
