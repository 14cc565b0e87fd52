import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine.ts';

/** `loginNext`: the account exists, but entering with its session failed, so the member has to log in. */
export type RegistrationScreen = 'form' | 'entered' | 'loginNext';

export const registrationScreen = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof registrationMachine>, 'value' | 'context'>): RegistrationScreen => {
  switch (value) {
    case 'editing':
    case 'provingHuman':
    case 'submitting':
    case 'entering':
      return 'form';
    case 'registered':
      return context.problem === null ? 'entered' : 'loginNext';
  }
};
