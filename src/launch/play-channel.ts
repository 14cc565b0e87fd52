/** The channel that tells other tabs of the site that the member is playing. */
const CHANNEL = 'marquee-play';

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/** Tells other tabs that a game was launched here or that a round has ended. */
export const tellPlay = (): void => {
  const channel = open();
  channel?.postMessage('play');
  channel?.close();
};

/** Calls `heard` when a game is played in another tab of this browser. Returns a function that stops listening. */
export const hearPlay = (heard: () => void): (() => void) => {
  const channel = open();
  channel?.addEventListener('message', heard);
  return () => channel?.close();
};
