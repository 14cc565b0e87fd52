import type { Bet } from './betting.ts';
import { withoutTicket } from './play-address.ts';

/** What a page that is loaded again goes on with. A page of another origin may have no storage; the entry of the history is always there. */
export interface KeptPlay {
  readonly play: string;
  /** A bet whose outcome nobody has heard yet. */
  readonly pending: Bet | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const betOf = (value: unknown): Bet | null => {
  if (!isRecord(value)) return null;
  const { operation, stake, choice } = value;
  return typeof operation === 'string' && typeof stake === 'number' && typeof choice === 'string'
    ? { operation, stake, choice }
    : null;
};

export const readKeptPlay = (): KeptPlay | null => {
  const state: unknown = history.state;
  return isRecord(state) && typeof state['play'] === 'string'
    ? { play: state['play'], pending: betOf(state['pending']) }
    : null;
};

export const keepPlay = (kept: KeptPlay): void => history.replaceState(kept, '', withoutTicket(location.href));
