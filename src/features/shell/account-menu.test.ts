import { expect, test } from 'vitest';
import { accountEntries } from './account-menu.ts';

const ids = (kind: 'player' | 'agent' | 'trial', off: Parameters<typeof accountEntries>[1] = []) =>
  accountEntries({ kind }, off).map((entry) => entry.id);

test('the account menu of an agent has all six entries in the specified order [header.menu.items] [header.menu.agent-visible]', () => {
  expect(ids('agent')).toEqual(['member', 'agent', 'withdraw', 'records', 'bets', 'signOut']);
});

test.each(['player', 'trial'] as const)(
  'the account menu of a %s has no agent centre [header.menu.agent-visible]',
  (kind) => {
    expect(ids(kind)).toEqual(['member', 'withdraw', 'records', 'bets', 'signOut']);
  },
);

test('the entries of the account menu open the specified pages of the member centre [header.menu.targets]', () => {
  expect(Object.fromEntries(accountEntries({ kind: 'player' }, []).map((entry) => [entry.id, entry.page]))).toEqual({
    member: 'securityCenter',
    withdraw: 'withdraw',
    records: 'transactionHistory',
    bets: 'personalHistoryCopy',
    signOut: null,
  });
});

test('if the brand has switched off both centres, the account menu has only the entry that logs out', () => {
  expect(ids('agent', ['memberCentre', 'agentCentre'])).toEqual(['signOut']);
});
