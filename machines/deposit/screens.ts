import type { SnapshotFrom } from 'xstate';
import type { depositMachine } from './deposit.machine.ts';

export type DepositScreen = 'form' | 'checking' | 'paying' | 'paid' | 'failed' | 'expired';

const SCREENS: Readonly<Record<SnapshotFrom<typeof depositMachine>['value'], DepositScreen>> = {
  starting: 'form',
  choosing: 'form',
  sending: 'form',
  checking: 'checking',
  waiting: 'checking',
  known: 'checking',
  placed: 'paying',
  opening: 'paying',
  paying: 'paying',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
};

export const depositScreen = ({ value }: Pick<SnapshotFrom<typeof depositMachine>, 'value'>): DepositScreen =>
  SCREENS[value];
