import type { SnapshotFrom } from 'xstate';
import type { redemptionMachine } from './redemption.machine.ts';

export type RedemptionScreen = 'choice' | 'confirmation' | 'checking' | 'done';

const SCREENS: Readonly<Record<SnapshotFrom<typeof redemptionMachine>['value'], RedemptionScreen>> = {
  starting: 'choice',
  choosing: 'choice',
  confirming: 'confirmation',
  sending: 'confirmation',
  checking: 'checking',
  waiting: 'checking',
  known: 'checking',
  refused: 'choice',
  done: 'done',
};

export const redemptionScreen = ({ value }: Pick<SnapshotFrom<typeof redemptionMachine>, 'value'>): RedemptionScreen =>
  SCREENS[value];
