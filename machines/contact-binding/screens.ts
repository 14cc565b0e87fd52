import type { SnapshotFrom } from 'xstate';
import type { contactBindingMachine } from './contact-binding.machine.ts';

export type ContactBindingScreen = 'contact' | 'code' | 'bound' | 'left';

const SCREENS: Readonly<Record<SnapshotFrom<typeof contactBindingMachine>['value'], ContactBindingScreen>> = {
  entering: 'contact',
  sending: 'contact',
  confirming: 'code',
  resending: 'code',
  binding: 'code',
  bound: 'bound',
  left: 'left',
};

export const contactBindingScreen = ({
  value,
}: Pick<SnapshotFrom<typeof contactBindingMachine>, 'value'>): ContactBindingScreen => SCREENS[value];
