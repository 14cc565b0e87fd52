import type { SnapshotFrom } from 'xstate';
import type { withdrawalMachine } from './withdrawal.machine.ts';

export type WithdrawalScreen = 'form' | 'account' | 'password' | 'confirmation' | 'checking' | 'placed';

const SCREENS: Readonly<Record<SnapshotFrom<typeof withdrawalMachine>['value'], WithdrawalScreen>> = {
  starting: 'form',
  editing: 'form',
  addingAccount: 'account',
  settingPassword: 'password',
  confirming: 'confirmation',
  sending: 'confirmation',
  checking: 'checking',
  waiting: 'checking',
  known: 'checking',
  refused: 'form',
  placed: 'placed',
};

export const withdrawalScreen = ({ value }: Pick<SnapshotFrom<typeof withdrawalMachine>, 'value'>): WithdrawalScreen =>
  SCREENS[value];
