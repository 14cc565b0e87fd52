import { gameMessage, type GameMessage } from '#schemas/game-message.ts';

/** Sends messages to the site that frames this page, and to nobody else. */
export interface SiteMessenger {
  readonly isFramed: boolean;
  readonly send: (type: GameMessage) => void;
}

/** `back` gives the site's origin; without it, nothing is sent. */
export const createSiteMessenger = (back: string | null): SiteMessenger => {
  const isFramed = window.parent !== window;
  return {
    isFramed,
    send: (type) => {
      if (isFramed && back !== null) window.parent.postMessage(gameMessage(type), new URL(back).origin);
    },
  };
};
