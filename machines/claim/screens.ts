import type { SnapshotFrom } from 'xstate';
import type { claimMachine } from './claim.machine.ts';

export type ClaimScreen = 'choosing' | 'sending' | 'checking' | 'paid';

const SCREENS: Readonly<Record<SnapshotFrom<typeof claimMachine>['value'], ClaimScreen>> = {
  starting: 'choosing',
  choosing: 'choosing',
  sending: 'sending',
  checking: 'checking',
  waiting: 'checking',
  paid: 'paid',
};

export const claimScreen = ({ value }: Pick<SnapshotFrom<typeof claimMachine>, 'value'>): ClaimScreen => SCREENS[value];
