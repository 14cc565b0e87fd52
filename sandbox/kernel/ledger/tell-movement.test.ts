import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#sandbox/db/open-database.ts';
import { members, messages } from '#sandbox/db/schema.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { openTestDatabase } from '#tests/support/open-test-sandbox.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { storeCurrencySymbol } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { credit, debit, moveInHouse, transferToMember } from './movements.ts';
import type { ToldKind } from './untold-kinds.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const at = new Date(NOW);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(NOW);
});
afterAll(() => database?.close());

const memberId = async (account: string): Promise<number> => {
  const [row] = await database.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, 'perya'), eq(members.account, account)));
  if (row === undefined) throw new Error(`the seed lacks ${account}`);
  return row.id;
};
/** Returns the messages to a member that contain the reference of a movement. */
const toldOf = async (id: number, reference: string, language = 'EN') =>
  (await database.db.select().from(messages).where(eq(messages.memberId, id)).orderBy(desc(messages.id)))
    .map(({ texts }) => translate(texts, language))
    .filter(({ content }) => content.includes(reference));
const moved = (amount = 12_345n) => ({ amount, reference: randomUUID(), at });

const CREDITED: readonly Exclude<ToldKind, 'payout-sent' | 'upline' | 'downline'>[] = [
  'deposit',
  'withdrawal-returned',
  'bonus',
  'rebate',
  'adjustment',
  'redemption',
  'salary',
  'dividend',
];

test.each(CREDITED)('a movement of the kind %s sends one message with its amount, in every language', async (kind) => {
  const id = await memberId('player01');
  const movement = moved();
  await credit(database.db, id, { ...movement, kind, from: 'bonus' });
  await expect(credit(database.db, id, { ...movement, kind, from: 'bonus' })).rejects.toThrow();
  for (const language of LANGUAGES)
    // oxlint-disable-next-line no-await-in-loop -- there are only a few languages
    expect(await toldOf(id, movement.reference, language), language).toEqual([
      {
        title: expect.stringMatching(/^[^{}]*123[.,]45[^{}]*$/),
        content: expect.stringMatching(/^<p>[^{}]*123[.,]45[^{}]*<\/p>$/),
      },
    ]);
});

test("messages use the brand's currency symbol", async () => {
  const id = await memberId('player01');
  const told = async (): Promise<string | undefined> => {
    const movement = moved();
    await credit(database.db, id, { ...movement, kind: 'rebate', from: 'commission' });
    const [message] = await toldOf(id, movement.reference);
    return message?.title;
  };
  await storeCurrencySymbol(database.db, 'perya', { code: 'PHP', symbol: 'P' });
  expect(await told()).toBe('You received a rebate of P\u00a0123.45');
  await storeCurrencySymbol(database.db, 'perya', { code: 'VND', symbol: 'D' });
  expect(await told()).toContain('P\u00a0123.45');
});

test('money from another member sends a message to the receiver only', async () => {
  const [from, to] = [await memberId('player01'), await memberId('agent01')];
  const movement = moved(100n);
  await transferToMember(database.db, from, { ...movement, kind: 'upline', to });
  expect(await toldOf(to, movement.reference)).toHaveLength(1);
  expect(await toldOf(from, movement.reference)).toEqual([]);
});

test('a payout sends its member a message with the amount paid out, without the fee', async () => {
  const id = await memberId('player01');
  const withdrawal = moved(10_000n);
  await debit(database.db, id, { ...withdrawal, kind: 'withdrawal', into: 'pending' });
  expect(await toldOf(id, withdrawal.reference)).toEqual([]);
  const { reference } = moved();
  const parts = [
    { into: 'cash', amount: 9_900n },
    { into: 'fees', amount: 100n },
  ] as const;
  await moveInHouse(database.db, id, { kind: 'payout-sent', from: 'pending', parts, reference, at });
  const [message, ...others] = await toldOf(id, reference);
  expect([message?.title, others]).toEqual([expect.stringContaining('99.00'), []]);
});

test('a movement that the member started sends no message', async () => {
  const id = await memberId('player01');
  const movement = moved();
  await credit(database.db, id, { ...movement, kind: 'bonus', from: 'bonus', untold: true });
  expect(await toldOf(id, movement.reference)).toEqual([]);
});
