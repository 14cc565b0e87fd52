import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

export type LoginScreen = 'form' | 'verifyStep';

/** Each final state shows the screen from which it was reached. */
export const loginScreen = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof loginMachine>, 'value' | 'context'>): LoginScreen => {
  switch (value) {
    case 'editing':
    case 'provingHuman':
    case 'signingIn':
      return 'form';
    case 'verifying':
    case 'checkingCode':
      return 'verifyStep';
    case 'entering':
    case 'changingPassword':
    case 'signedIn':
      return context.verify === null ? 'form' : 'verifyStep';
  }
};
