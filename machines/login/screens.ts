import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

export type LoginScreen = 'form' | 'verifyStep';

/** The final states show the screen from which they were reached. */
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
