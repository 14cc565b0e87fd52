import type { SnapshotFrom } from 'xstate';
import type { twoStepSetupMachine } from './two-step-setup.machine.ts';

export type TwoStepSetupScreen = 'proof' | 'pairing' | 'recoveryCodes' | 'done' | 'left';

const SCREENS: Readonly<Record<SnapshotFrom<typeof twoStepSetupMachine>['value'], TwoStepSetupScreen>> = {
  proving: 'proof',
  starting: 'proof',
  pairing: 'pairing',
  confirming: 'pairing',
  saving: 'recoveryCodes',
  done: 'done',
  left: 'left',
};

export const twoStepSetupScreen = ({
  value,
}: Pick<SnapshotFrom<typeof twoStepSetupMachine>, 'value'>): TwoStepSetupScreen => SCREENS[value];
