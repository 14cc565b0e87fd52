import type { SnapshotFrom } from 'xstate';
import type { moneyTransferMachine } from './money-transfer.machine.ts';

export type MoneyTransferScreen = 'form' | 'checking' | 'done';

const SCREENS: Readonly<Record<SnapshotFrom<typeof moneyTransferMachine>['value'], MoneyTransferScreen>> = {
  starting: 'form',
  editing: 'form',
  sending: 'form',
  checking: 'checking',
  waiting: 'checking',
  done: 'done',
};

export const moneyTransferScreen = ({
  value,
}: Pick<SnapshotFrom<typeof moneyTransferMachine>, 'value'>): MoneyTransferScreen => SCREENS[value];
