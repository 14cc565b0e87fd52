import type { SnapshotFrom } from 'xstate';
import type { contractMachine } from './contract.machine.ts';

export type ContractScreen = 'contract' | 'form' | 'confirmation' | 'checking' | 'done';
type Snapshot = Pick<SnapshotFrom<typeof contractMachine>, 'value' | 'context'>;

const SCREENS: Readonly<Record<Snapshot['value'], ContractScreen>> = {
  starting: 'contract',
  ready: 'contract',
  reading: 'contract',
  writing: 'form',
  weighing: 'contract',
  confirming: 'confirmation',
  sending: 'confirmation',
  checking: 'checking',
  waiting: 'checking',
  known: 'checking',
  refused: 'contract',
  done: 'done',
};

/** What is weighed stays in view where it was decided: new terms in their form. */
export const contractScreen = ({ value, context }: Snapshot): ContractScreen =>
  value === 'weighing' && (context.isNew || context.order?.action === 'REQUEST') ? 'form' : SCREENS[value];
