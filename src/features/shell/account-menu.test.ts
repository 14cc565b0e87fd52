import { expect, test } from 'vitest';
import { accountEntries } from './account-menu.ts';

const ids = (kind: 'player' | 'agent' | 'trial', off: Parameters<typeof accountEntries>[1] = []) =>
  accountEntries({ kind }, off).map((entry) => entry.id);

test("an agent's account menu has all six entries in the right order [header.menu.items] [header.menu.agent-visible]", () => {
  expect(ids('agent')).toEqual(['member', 'agent', 'withdraw', 'records', 'bets', 'signOut']);
});

test.each(['player', 'trial'] as const)(
  'the agent centre is not offered to a %s [header.menu.agent-visible]',
  (kind) => {
    expect(ids(kind)).toEqual(['member', 'withdraw', 'records', 'bets', 'signOut']);
  },
);

test('entries open the matching pages of the member centre [header.menu.targets]', () => {
  expect(Object.fromEntries(accountEntries({ kind: 'player' }, []).map((entry) => [entry.id, entry.page]))).toEqual({
    member: 'securityCenter',
    withdraw: 'withdraw',
    records: 'transactionHistory',
    bets: 'personalHistoryCopy',
    signOut: null,
  });
});

test('a brand without the centres has only the sign-out entry', () => {
  expect(ids('agent', ['memberCentre', 'agentCentre'])).toEqual(['signOut']);
});
