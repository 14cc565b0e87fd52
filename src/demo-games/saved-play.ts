import type { Bet } from './betting.ts';
import { withoutTicket } from './launch-params.ts';

/** State that survives a reload. Stored in the history entry, because a framed page of another origin may have no access to storage. */
export interface SavedPlay {
  readonly play: string;
  /** A bet whose outcome is unknown. */
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

export const readSavedPlay = (): SavedPlay | null => {
  const state: unknown = history.state;
  return isRecord(state) && typeof state['play'] === 'string'
    ? { play: state['play'], pending: betOf(state['pending']) }
    : null;
};

export const savePlay = (kept: SavedPlay): void => history.replaceState(kept, '', withoutTicket(location.href));
