import type { SnapshotFrom } from 'xstate';
import type { phoneAuthMachine } from './phone-auth.machine.ts';

/** `window`: the provider's window is open over the list of kinds. */
export type PhoneAuthScreen = 'kinds' | 'window' | 'number' | 'code';

export const phoneAuthScreen = ({
  value,
  context,
}: Pick<SnapshotFrom<typeof phoneAuthMachine>, 'value' | 'context'>): PhoneAuthScreen => {
  switch (value) {
    case 'choosing':
    case 'passed':
      return 'kinds';
    case 'asking':
      return 'window';
    case 'enteringNumber':
      return 'number';
    case 'sendingCode':
      return context.isSent ? 'code' : 'number';
    case 'awaitingCode':
    case 'confirming':
      return 'code';
  }
};
