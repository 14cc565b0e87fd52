import type { SnapshotFrom } from 'xstate';
import type { passwordRecoveryMachine } from './password-recovery.machine.ts';

export type PasswordRecoveryScreen = 'form' | 'mailed' | 'reset';

const SCREENS: Readonly<Record<SnapshotFrom<typeof passwordRecoveryMachine>['value'], PasswordRecoveryScreen>> = {
  editing: 'form',
  asking: 'form',
  resetting: 'form',
  mailed: 'mailed',
  reset: 'reset',
};

export const passwordRecoveryScreen = ({
  value,
}: Pick<SnapshotFrom<typeof passwordRecoveryMachine>, 'value'>): PasswordRecoveryScreen => SCREENS[value];
