import type { SnapshotFrom } from 'xstate';
import type { smsCodeMachine } from './sms-code.machine.ts';

/** `paused`: for one second after a failure, no code can be sent and no countdown is shown. */
export type SmsCodeScreen = 'ready' | 'sending' | 'paused' | 'countdown';

const SCREENS: Readonly<Record<SnapshotFrom<typeof smsCodeMachine>['value'], SmsCodeScreen>> = {
  ready: 'ready',
  provingHuman: 'sending',
  sending: 'sending',
  refused: 'paused',
  waiting: 'countdown',
};

export const smsCodeScreen = ({ value }: Pick<SnapshotFrom<typeof smsCodeMachine>, 'value'>): SmsCodeScreen =>
  SCREENS[value];
