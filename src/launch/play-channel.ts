/** Tells the other tabs of the site that the member plays. */
const CHANNEL = 'marquee-play';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** A game was launched here, or a round of it has ended. */
export const tellPlay = (): void => {
  const channel = open();
  channel?.postMessage('play');
  channel?.close();
};

/** Calls `heard` when a game is played in another tab of this browser. Returns the function that stops it. */
export const hearPlay = (heard: () => void): (() => void) => {
  const channel = open();
  channel?.addEventListener('message', heard);
  return () => channel?.close();
};
