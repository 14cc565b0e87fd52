/** Messages from a game's page to the site that frames it: `{marquee: 'game', type}`. No schema library: the site imports this file at run time. */
export const GAME_MESSAGES = ['ready', 'balance', 'close'] as const;
/** `ready`: the game is playable; `balance`: the player's balance has changed; `close`: the player wants to leave. */
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** Returns the message in a `postMessage` payload, or `null` for anything else. The listener has to check the sender's origin. */
export const readGameMessage = (data: unknown): GameMessage | null => {
  if (typeof data !== 'object' || data === null || !('marquee' in data) || data.marquee !== 'game' || !('type' in data))
    return null;
  return GAME_MESSAGES.find((type) => type === data.type) ?? null;
};

export const gameMessage = (type: GameMessage): { readonly marquee: 'game'; readonly type: GameMessage } => ({
  marquee: 'game',
  type,
});
