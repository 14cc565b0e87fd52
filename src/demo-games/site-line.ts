import { gameMessage, type GameMessage } from '#schemas/game-message.ts';

/** What the page says to the site that frames it; nothing to anybody else. */
export interface SiteLine {
  readonly framed: boolean;
  readonly say: (type: GameMessage) => void;
}

/** `back` names the site: without a way back there is nobody to speak to. */
export const openSiteLine = (back: string | null): SiteLine => {
  const framed = window.parent !== window;
  return {
    framed,
    say: (type) => {
      if (framed && back !== null) window.parent.postMessage(gameMessage(type), new URL(back).origin);
    },
  };
};
