import { nextTurn } from '#src/lib/next-turn.ts';

let last: Promise<void> = Promise.resolve();

/** A turn of one's own, after those that asked before: ten calls that start at once hold a slow phone up for as long as a slice of the page. */
export const ownTurn = (): Promise<void> => (last = last.then(nextTurn));
