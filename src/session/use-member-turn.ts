import { useState } from 'react';
import { useSession } from './use-session.ts';

/**
 * Returns a number that changes when a member logs out or is replaced by another: use it as a key to discard the previous member's data. It does not
 * change on login, so that a visitor can continue, nor when a session reloads.
 */
export const useMemberTurn = (): number => {
  const { phase, member } = useSession();
  const who = member?.id ?? null;
  const [seen, setSeen] = useState({ who, turn: 0 });
  if (phase === 'unknown' || seen.who === who) return seen.turn;
  const turn = seen.who === null ? seen.turn : seen.turn + 1;
  setSeen({ who, turn });
  return turn;
};
