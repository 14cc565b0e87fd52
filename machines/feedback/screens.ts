import type { SnapshotFrom } from 'xstate';
import type { feedbackMachine } from './feedback.machine.ts';

export type FeedbackScreen = 'form' | 'thanks';

const SCREENS: Readonly<Record<SnapshotFrom<typeof feedbackMachine>['value'], FeedbackScreen>> = {
  editing: 'form',
  sending: 'form',
  thanking: 'thanks',
};

export const feedbackScreen = ({ value }: Pick<SnapshotFrom<typeof feedbackMachine>, 'value'>): FeedbackScreen =>
  SCREENS[value];
