import type { SnapshotFrom } from 'xstate';
import type { contractMachine } from './contract.machine.ts';

export type ContractScreen = 'contract' | 'form' | 'confirmation' | 'checking' | 'done';
type Snapshot = Pick<SnapshotFrom<typeof contractMachine>, 'value' | 'context'>;

const SCREENS: Readonly<Record<Snapshot['value'], ContractScreen>> = {
  starting: 'contract',
  ready: 'contract',
  reading: 'contract',
  writing: 'form',
  previewing: 'contract',
  confirming: 'confirmation',
  sending: 'confirmation',
  checking: 'checking',
  waiting: 'checking',
  known: 'checking',
  refused: 'contract',
  done: 'done',
};

/** While a preview loads, the screen that requested it stays: the form for new terms, otherwise the contract. */
export const contractScreen = ({ value, context }: Snapshot): ContractScreen =>
  value === 'previewing' && (context.isNew || context.order?.action === 'REQUEST') ? 'form' : SCREENS[value];
