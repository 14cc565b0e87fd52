import { balance, config } from '#schemas/calls/points.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import type { Means } from './obstacles.ts';

/** The member's points and deposits; `null` until both are known. */
export const useMeans = (): Means | null => {
  const held = useCallQuery(balance, {});
  const terms = useCallQuery(config, {});
  if (held.data === undefined || terms.data === undefined) return null;
  return { points: held.data.currentPoints, deposited: terms.data.deposited };
};
