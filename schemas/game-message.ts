/** What a game's page says to the site that frames it, as `{marquee: 'game', type}`. No schema library: the site reads this file at run time. */
export const GAME_MESSAGES = ['ready', 'balance', 'close'] as const;
/** `ready`: it can be played; `balance`: the player's balance has changed; `close`: the player wants to leave. */
export type GameMessage = (typeof GAME_MESSAGES)[number];

/** The message in what came by `postMessage`; null for anything else. Who sent it is the listener's to check. */
export const readGameMessage = (data: unknown): GameMessage | null => {
  if (typeof data !== 'object' || data === null || !('marquee' in data) || data.marquee !== 'game' || !('type' in data))
    return null;
  return GAME_MESSAGES.find((type) => type === data.type) ?? null;
};

export const gameMessage = (type: GameMessage): { readonly marquee: 'game'; readonly type: GameMessage } => ({
  marquee: 'game',
  type,
});
