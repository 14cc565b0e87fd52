import type { SnapshotFrom } from 'xstate';
import type { operationMachine } from './operation.machine.ts';

export type OperationScreen = 'ready' | 'sending' | 'checking' | 'done';

const SCREENS: Readonly<Record<SnapshotFrom<typeof operationMachine>['value'], OperationScreen>> = {
  starting: 'ready',
  ready: 'ready',
  sending: 'sending',
  checking: 'checking',
  waiting: 'checking',
  known: 'checking',
  done: 'done',
};

export const operationScreen = ({ value }: Pick<SnapshotFrom<typeof operationMachine>, 'value'>): OperationScreen =>
  SCREENS[value];
