import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';

const stalesOf = (name: string): readonly string[] => allCalls.find((call) => call.name === name)?.stales ?? [];

test.each(allCalls.filter(({ idempotent }) => idempotent).map((call) => [call.name, call.stales] as const))(
  'querying the outcome of %s makes the same answers stale as the operation itself',
  (_name, stales) => {
    expect(
      stalesOf('cashier.operationOutcome'),
      'OPERATIONS in schemas/calls/cashier.ts lists every operation',
    ).toEqual(expect.arrayContaining([...stales]));
  },
);

test.each([
  'account.walletTransfer',
  'agent.transferDownline',
  'cashier.cancelWithdrawal',
  'cashier.transferUpline',
  'cashier.withdraw',
  'missions.claim',
  'points.convert',
  'promotions.claim',
  'promotions.claimRaffle',
  'rewards.claim',
])('%s, which changes the main wallet, makes balance, records and transfer limits stale', (name) => {
  expect(stalesOf(name)).toEqual(
    expect.arrayContaining([
      'account.balance',
      'home.consolidated',
      'member.transactionRecords',
      'cashier.withdrawOptions',
      'cashier.uplineOptions',
      'agent.terms',
    ]),
  );
});

test.each([
  ['rewards.claim', ['profile.profile', 'member.rank']],
  ['cashier.addWithdrawAccount', ['profile.profile', 'cashier.withdrawOptions']],
  ['profile.saveProfile', ['profile.profile', 'cashier.withdrawOptions']],
])('%s also makes all other answers with the changed data stale: %j', (name, stales) => {
  expect(stalesOf(name)).toEqual(expect.arrayContaining(stales));
});

test('after a payment password is set, every answer that reports whether one exists is stale', () => {
  const names = allCalls
    .filter(({ output }) => {
      const fields = (output as { readonly properties?: object }).properties ?? {};
      return 'hasPaymentPassword' in fields || 'passwordKind' in fields;
    })
    .map(({ name }) => name);
  expect(names).toContain('points.config');
  expect(stalesOf('cashier.setPaymentPassword')).toEqual(expect.arrayContaining(names));
});
