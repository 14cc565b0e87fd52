import type { SnapshotFrom } from 'xstate';
import type { promotionMachine } from './promotion.machine.ts';

export type PromotionScreen = 'action' | 'form' | 'checking' | 'done';
type Snapshot = Pick<SnapshotFrom<typeof promotionMachine>, 'value' | 'context'>;

const SCREENS: Readonly<Record<Snapshot['value'], PromotionScreen>> = {
  starting: 'action',
  choosing: 'action',
  applying: 'form',
  sending: 'action',
  checking: 'checking',
  waiting: 'checking',
  refused: 'action',
  done: 'done',
};

export const promotionScreen = ({ value, context }: Snapshot): PromotionScreen =>
  value === 'sending' && context.operation?.act === 'apply' ? 'form' : SCREENS[value];
