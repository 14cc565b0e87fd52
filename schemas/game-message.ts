/**
 * The types of message that a game's page sends to the site that frames it, as `{marquee: 'game', type}`. This file imports no schema library,
 * because the site loads it at run time.
 */
export const GAME_MESSAGES = ['ready', 'balance', 'close'] as const;
/** `ready`: the game is playable; `balance`: the player's balance has changed; `close`: the player wants to leave. */
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** Returns the type of a message from a game, or `null` if `data` is anything else. The caller must check the origin of the sender. */
export const readGameMessage = (data: unknown): GameMessage | null => {
  if (typeof data !== 'object' || data === null || !('marquee' in data) || data.marquee !== 'game' || !('type' in data))
    return null;
  return GAME_MESSAGES.find((type) => type === data.type) ?? null;
};

export const gameMessage = (type: GameMessage): { readonly marquee: 'game'; readonly type: GameMessage } => ({
  marquee: 'game',
  type,
});
