import { useState } from 'react';
import { useSession } from './use-session.ts';

/**
 * Changes when a member goes, to nobody or to another one: what has it as its key keeps nothing of theirs. A login does not change it, so that what a
 * visitor has begun goes on; nor does a session that loads again.
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
