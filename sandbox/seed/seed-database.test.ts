import { and, count, desc, eq, max, min, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMinor } from '#schemas/money.ts';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { createPasswords } from '#sandbox/db/passwords.ts';
import {
  announcements,
  bets,
  draws,
  games,
  ledgerTransactions,
  members,
  merchants,
  messages,
  rewards,
  winners,
} from '#sandbox/db/schema.ts';
import { balancesOf } from '#sandbox/kernel/ledger/balances-of.ts';
import { checkInvariants } from '#sandbox/kernel/ledger/check-invariants.ts';
import { cheapPasswords as passwords } from '#tests/support/open-test-sandbox.ts';
import { NAMED_ACCOUNTS } from '#sandbox/seed/people/accounts.ts';
import { findMerchant } from '#sandbox/kernel/merchants/find-merchant.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { createMerchants } from './merchants.ts';
import { MERCHANTS, profileOf } from '#sandbox/seed/people/merchant-profiles.ts';
import { openSeededDatabase } from './open-seeded-database.ts';
import { seedDatabase } from './seed-database.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
let database: OpenDatabase;

beforeAll(async () => {
  database = await openSeededDatabase({ dataDir: null, size: 'small', now: NOW, passwords, people: true });
});
afterAll(() => database?.close());

const merchantNamed = async (code: string) => {
  await (await createMerchants({ db: database.db, now: () => NOW, passwords, people: true })).open(code);
  return findMerchant(database.db, code);
};

const accountOf = async (account: string, merchant = 'perya') =>
  (
    await database.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.account, account)))
  )[0];

test('the seeded ledger satisfies all ledger rules', async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('seeding a second time changes nothing', async () => {
  const counts = async () => [
    await database.db.$count(members),
    await database.db.$count(games),
    await database.db.$count(ledgerTransactions),
  ];
  const before = await counts();
  await seedDatabase(database.db, { size: 'small', now: NOW + DAY, passwords, people: true });
  expect(await counts()).toEqual(before);
});

test('a database without sample people has games but no members, and no database can be opened with the other setting', async () => {
  await expect(seedDatabase(database.db, { size: 'small', now: NOW, passwords, people: false })).rejects.toThrow(
    'The database has sample accounts, whose passwords are public.',
  );
  const empty = await openSeededDatabase({ dataDir: null, size: 'small', now: NOW, passwords, people: false });
  const dear = { ...passwords, hash: () => Promise.reject(new Error('nobody has a password')) };
  await (await createMerchants({ db: empty.db, now: () => NOW, passwords: dear, people: false })).open('newcomer');
  expect((await findMerchant(empty.db, 'newcomer')).code).toBe('newcomer');
  expect(await empty.db.$count(members)).toBe(0);
  expect(await empty.db.$count(ledgerTransactions)).toBe(0);
  expect(await empty.db.$count(games)).toBeGreaterThan(0);
  await expect(seedDatabase(empty.db, { size: 'small', now: NOW, passwords, people: true })).rejects.toThrow(
    'The database has no sample accounts.',
  );
  await empty.close();
}, 120_000);

test('databases with different password costs use different dumps', async () => {
  const dearer = createPasswords({ N: 2 ** 9, r: 8, p: 1 });
  const other = await openSeededDatabase({ dataDir: null, size: 'small', now: NOW, passwords: dearer, people: true });
  const [row] = await other.db.select().from(members).where(eq(members.account, 'player01')).limit(1);
  expect(row?.passwordHash).toMatch(/^scrypt\$512\$/);
  await other.close();
}, 120_000);

test.each([...MERCHANTS, ...['laga', 'pandan'].map(profileOf)].map((profile) => [profile.code, profile] as const))(
  'every named account of %s has its password and balance',
  async (merchant, profile) => {
    await merchantNamed(merchant);
    for (const { account, password, type, rankLevel, balance } of NAMED_ACCOUNTS) {
      const row = await accountOf(account, merchant);
      expect([
        account,
        row?.status,
        row?.type,
        row?.rankLevel,
        await passwords.verify(password, row?.passwordHash ?? null),
      ]).toEqual([account, 'active', type, rankLevel, true]);
      const { main, currency } = await balancesOf(database.db, row?.id ?? 0);
      expect([currency, main]).toEqual([profile.currency, toMinor(balance * profile.unit, currency)]);
    }
  },
  60_000,
);

test('the named accounts cover each kind of login [roles.agent.values] [roles.vip]', async () => {
  const [agent, downline, vip, expired, first] = await Promise.all(
    ['agent01', 'agent02', 'vip01', 'expired01', 'first01'].map((account) => accountOf(account)),
  );
  expect([agent?.type, downline?.type, downline?.uplineId]).toEqual([1, 2, agent?.id]);
  expect([vip?.rankLevel, vip?.labelName]).toEqual([6, 'Crown']);
  expect([expired?.passwordExpired, first?.firstLogin, first?.logins]).toEqual([true, true, 0]);
});

test('every seeded account is a player or an agent, and the seed has announcements, games and merchants [roles.others]', async () => {
  const types = await database.db.selectDistinct({ type: members.type }).from(members);
  expect([0, 1, 2, 41, 42]).toEqual(expect.arrayContaining(types.map(({ type }) => type)));
  for (const kept of [announcements, games, merchants]) expect(await database.db.$count(kept)).toBeGreaterThan(0);
});

test('the tree of members has four levels, and every upline is an agent one level higher who registered earlier', async () => {
  const rows = await database.db.select().from(members).where(eq(members.merchant, 'perya'));
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(new Set(rows.map(({ depth }) => depth))).toEqual(new Set([0, 1, 2, 3]));
  for (const { uplineId, depth, registeredAt } of rows) {
    const upline = uplineId === null ? undefined : byId.get(uplineId);
    expect(
      uplineId === null
        ? depth === 0
        : upline !== undefined && upline.type !== 0 && upline.depth === depth - 1 && upline.registeredAt < registeredAt,
    ).toBe(true);
  }
});

test('bets cover three months, and all of them are before now', async () => {
  const [range] = await database.db
    .select({ first: min(bets.placedAt), last: max(bets.placedAt) })
    .from(bets)
    .where(eq(bets.merchant, 'perya'));
  expect(range?.last?.getTime()).toBeLessThan(NOW);
  expect(range?.last?.getTime()).toBeGreaterThan(NOW - DAY);
  expect(range?.first?.getTime()).toBeLessThan(NOW - 75 * DAY);
});

test('bets match their ledger transactions', async () => {
  const wrong = await database.db.select({ id: bets.id }).from(bets)
    .where(sql`${bets.stake} <> (select sum(p.amount) from ledger_postings p join ledger_accounts a on a.id = p.account_id where p.transaction_id = ${bets.stakeTransactionId} and a.kind = 'play')
      or (${bets.payout} > 0) <> (${bets.payoutTransactionId} is not null)`);
  expect(wrong).toEqual([]);
});

test('every seeded order number consists of letters for its kind, the day and ten hexadecimal digits', async () => {
  const rows = await database.db.select({ reference: ledgerTransactions.reference }).from(ledgerTransactions);
  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ reference }) => !/^[A-Z]{1,2}\d{6}[0-9A-F]{10}$/u.test(reference))).toEqual([]);
});

test('each seeded reward is created after its member registered, and claimed rewards are paid at the time of the claim, before they expire', async () => {
  const rows = await database.db
    .select({ reward: rewards, registeredAt: members.registeredAt, paidAt: ledgerTransactions.at })
    .from(rewards)
    .innerJoin(members, eq(members.id, rewards.memberId))
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.id, rewards.transactionId));
  const wrong = rows.filter(({ reward: { createdAt, claimedAt, expiresAt }, registeredAt, paidAt }) => {
    const dates = [registeredAt, createdAt, claimedAt, expiresAt].flatMap((date) =>
      date === null ? [] : [date.getTime()],
    );
    const inOrder = dates.every((date, at) => at === 0 || date >= (dates[at - 1] ?? 0));
    return (
      !inOrder || createdAt.getTime() > NOW || Number(claimedAt) > NOW || paidAt?.getTime() !== claimedAt?.getTime()
    );
  });
  expect(rows.some(({ paidAt }) => paidAt !== null)).toBe(true);
  expect(wrong).toEqual([]);
});

test('there are announcements of every type, all of them in every language [notice.types] [notice.fields]', async () => {
  const rows = await database.db.select().from(announcements).where(eq(announcements.merchant, 'siam'));
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['B', 'PL', 'PU', 'PR', 'H']));
  for (const { texts } of rows) {
    for (const language of LANGUAGES) {
      const { title, content } = translate(texts, language);
      expect(title).toMatch(/\S/);
      expect(content).toMatch(/^<p>.*>$/);
      expect(title + content).not.toMatch(/\{\{|\}\}/);
    }
  }
});

test('the announcements fill more than one page [const.notice-page]', async () => {
  const [row] = await database.db
    .select({ count: count() })
    .from(announcements)
    .where(
      and(eq(announcements.merchant, 'perya'), eq(announcements.audience, 'all'), sql`${announcements.type} <> 'H'`),
    );
  expect(row?.count).toBeGreaterThan(9);
});

test('player01 has three unread messages', async () => {
  const player = await accountOf('player01');
  expect(
    await database.db.$count(messages, and(eq(messages.memberId, player?.id ?? 0), sql`${messages.readAt} is null`)),
  ).toBe(3);
});

test('winners are masked and match real bets [winner.entry.fields] [winner.mask]', async () => {
  const rows = await database.db
    .select()
    .from(winners)
    .where(eq(winners.merchant, 'perya'))
    .orderBy(desc(winners.prize));
  expect(rows.length).toBeGreaterThanOrEqual(20);
  for (const { player, prize } of rows) expect([/^..\*\*\*.$/.test(player), prize > 0n]).toEqual([true, true]);
  const [top] = await database.db
    .select({ payout: max(bets.payout) })
    .from(bets)
    .where(eq(bets.merchant, 'perya'));
  expect(rows[0]?.prize).toBe(BigInt(top?.payout ?? 0));
});

test('there are at least a hundred draws, none in the future [const.numero-count]', async () => {
  const [row] = await database.db.select({ count: count(), last: max(draws.openedAt) }).from(draws);
  expect(row?.count).toBeGreaterThanOrEqual(100);
  expect(row?.last?.getTime()).toBeLessThanOrEqual(NOW);
});

test('a merchant that is not part of the seed gets the default profile and the named accounts, only once', async () => {
  const [first, second] = await Promise.all([merchantNamed('brand-new'), merchantNamed('brand-new')]);
  expect([first.code, second.code, first.currency]).toEqual(['brand-new', 'brand-new', 'PHP']);
  expect((await accountOf('player01', 'brand-new'))?.account).toBe('player01');
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('merchants whose codes begin with the same letters can be seeded in one database', async () => {
  for (const code of ['twin-one', 'twin-two'])
    // oxlint-disable-next-line no-await-in-loop -- the tables are locked while a merchant is seeded
    expect((await merchantNamed(code)).code).toBe(code);
});

test('each merchant is seeded once, one at a time, even if another one failed', async () => {
  const { db } = database;
  let running = 0;
  let most = 0;
  const hash: typeof passwords.hash = async (...password) => {
    most = Math.max(most, (running += 1));
    const hashed = await passwords.hash(...password);
    running -= 1;
    return hashed;
  };
  const merchantsOf = (over: Partial<typeof passwords>) =>
    createMerchants({ db, now: () => NOW, passwords: { ...passwords, ...over }, people: true });
  const failing = await merchantsOf({ hash: () => Promise.reject(new Error('no entropy')) });
  const [failed, again] = [failing.open('queue-one'), failing.open('perya')];
  await expect(failed).rejects.toThrow('no entropy');
  await again;
  expect(failing.has('queue-one')).toBe(false);

  const [one, other] = [await merchantsOf({ hash }), await merchantsOf({})];
  const codes = ['queue-one', 'queue-two', 'queue-one'];
  await Promise.all([...codes.map((code) => one.open(code)), other.open('queue-two')]);
  expect(codes.map((code) => [one.has(code), other.has(code)])).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);
  expect(most).toBe(3);
  expect(await db.$count(merchants, eq(merchants.code, 'queue-two'))).toBe(1);
});

test('a merchant whose code is not a valid host name gets valid addresses', async () => {
  const { settings } = await merchantNamed('Odd.code:1_');
  expect(settings.domains).toEqual([
    'https://odd-code-1.example',
    'https://www.odd-code-1.example',
    'https://m.odd-code-1.example',
  ]);
});

test('a member who registers after seeding gets a unique id', async () => {
  const now = new Date(NOW);
  const [merchant] = await database.db.select().from(merchants).limit(1);
  const [row] = await database.db
    .insert(members)
    .values({
      merchant: merchant?.code ?? '',
      account: 'newcomer',
      nickname: 'New',
      passwordChangedAt: now,
      referralCode: 'NEWCOMER',
      registeredAt: now,
      registeredIp: '203.0.113.1',
    })
    .returning();
  expect(row?.id).toBe(await database.db.$count(members));
});
