import { count, eq, sql } from 'drizzle-orm';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '#sandbox/db/database.ts';
import { games, idempotencyKeys, ledgerTransactions, members, payoutAccounts, vendors } from '#sandbox/db/schema.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { cheapPasswords } from '#tests/support/open-test-sandbox.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { PAYMENT_PASSWORD } from '#sandbox/seed/people/accounts.ts';
import { sessionsOf } from '#sandbox/accounts/sessions/sessions.ts';
import type { Audit, Mutant, Prepared, ServerOptions } from './protocol.ts';

const MERCHANT = 'perya';
/** Minor units. */
const FUNDS = 1_000_000_00n;

const { dataDir, databaseUrl, members: wanted, mutant, port } = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;

const sandbox = await createSandbox({
  ...(databaseUrl === null ? { dataDir } : { databaseUrl }),
  seed: 'small',
  people: false,
  passwords: cheapPasswords,
  development: true,
});
const { database: db } = sandbox;

/** Creates members with money, an account for withdrawals, a session and an upline; every tenth is an upline and does not play. */
const prepare = async (): Promise<Prepared> => {
  const at = new Date();
  const sessions = sessionsOf({ db, now: Date.now });
  const paymentPasswordHash = await cheapPasswords.hash(PAYMENT_PASSWORD);
  const add = async (index: number, uplineId: number | null) => {
    const [member] = await db
      .insert(members)
      .values({
        merchant: MERCHANT,
        account: `crash${index}`,
        nickname: `crash${index}`,
        paymentPasswordHash,
        uplineId,
        depth: uplineId === null ? 0 : 1,
        passwordChangedAt: at,
        profile: { realName: 'Crash Test' },
        referralCode: `CRASH${index}`,
        registeredAt: at,
        registeredIp: '192.0.2.1',
        registerUrl: '',
      })
      .returning();
    if (member === undefined) throw new Error('the member was not inserted');
    await credit(db, member.id, { kind: 'deposit', from: 'cash', amount: FUNDS, reference: `crash-${index}`, at });
    const [account] = await db
      .insert(payoutAccounts)
      .values({
        memberId: member.id,
        bankCode: 'SBX',
        accountNumber: `00112233${index}`,
        holder: 'Crash Test',
        createdAt: at,
      })
      .returning();
    return {
      member,
      accountId: String(account?.id),
      token: await sessions.open(member, 'bearer', { ip: '192.0.2.1', userAgent: '', passwordDue: false }),
    };
  };
  const uplines: Awaited<ReturnType<typeof add>>[] = [];
  const players: typeof uplines = [];
  for (let index = 0; index < wanted; index += 1) {
    const isUpline = index % 10 === 0;
    const made = await add(index, isUpline ? null : (uplines.at(-1)?.member.id ?? null));
    (isUpline ? uplines : players).push(made);
  }
  const [vendor] = await db.select().from(vendors).limit(1);
  const [game] = await db.select().from(games).where(eq(games.gameClassify, 'SLOTS')).limit(1);
  if (vendor === undefined || game === undefined) throw new Error('there is nothing to play');
  return {
    funds: Number(FUNDS),
    uplines: uplines.map(({ token }) => token),
    players: players.map(({ member, accountId, token }) => ({ name: member.account, accountId, token })),
    wallet: vendor.accountTypeId,
    game: { nodeId: game.nodeId, vassalage: game.vassalage, gameType: game.gameType },
  };
};

const audit = async (): Promise<Audit> => {
  const kinds = await db
    .select({ kind: ledgerTransactions.kind, count: count() })
    .from(ledgerTransactions)
    .groupBy(ledgerTransactions.kind);
  const [keys] = await db.select({ count: count() }).from(idempotencyKeys).where(eq(idempotencyKeys.status, 200));
  return {
    violations: (await sandbox.ledger.checkInvariants()).map(({ rule, id }) => `${rule} ${id}`),
    transactions: Object.fromEntries(kinds.map((row) => [row.kind, row.count])),
    keys: keys?.count ?? 0,
  };
};

/** Deliberate defects that break the ledger. */
const MUTANTS: Readonly<Record<Mutant, () => Promise<void>>> = {
  // Every request stores its key, but a second request with the same key is not refused.
  'no-unique-key': async () => {
    await db.execute(sql`DROP INDEX idempotency_keys_unique`);
    await db.execute(sql`CREATE FUNCTION forget_key() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.key := NEW.key || random(); RETURN NEW; END $$`);
    await db.execute(
      sql`CREATE TRIGGER forget_key BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION forget_key()`,
    );
  },
  // Each step of an operation is committed separately; only the postings of one ledger transaction stay together.
  'no-transaction': () => {
    const transaction = db.transaction.bind(db);
    const apart: Database = Object.create(db, { transaction: { value: transaction } });
    Object.defineProperty(db, 'transaction', { value: (work: (tx: Database) => Promise<unknown>) => work(apart) });
    return Promise.resolve();
  },
};

const prepared = wanted === 0 ? null : await prepare();
if (mutant !== null && (wanted > 0 || mutant === 'no-transaction')) await MUTANTS[mutant]();

const answer = getRequestListener(sandbox.fetch);
const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
server.listen(port, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port, prepared }));
process.on('message', () => void audit().then((report) => process.send?.(report)));
