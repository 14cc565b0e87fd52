import type { SnapshotFrom } from 'xstate';
import type { passwordChangeMachine } from './password-change.machine.ts';

/** `leaving`: the form is shown while the member is being logged out. */
export type PasswordChangeScreen = 'form' | 'leaving' | 'changed' | 'loginNext' | 'left';

const SCREENS: Readonly<Record<SnapshotFrom<typeof passwordChangeMachine>['value'], PasswordChangeScreen>> = {
  editing: 'form',
  changing: 'form',
  enteringAnew: 'form',
  leaving: 'leaving',
  changed: 'changed',
  changedOnly: 'loginNext',
  left: 'left',
};

export const passwordChangeScreen = ({
  value,
}: Pick<SnapshotFrom<typeof passwordChangeMachine>, 'value'>): PasswordChangeScreen => SCREENS[value];
