import { gameMessage, type GameMessage } from '#schemas/game-message.ts';

/** Sends messages only to the site that frames this page. */
export interface SiteMessenger {
  readonly isFramed: boolean;
  readonly send: (type: GameMessage) => void;
}

/** The site's origin comes from `back`; without it, nothing is sent. */
export const createSiteMessenger = (back: string | null): SiteMessenger => {
  const isFramed = window.parent !== window;
  return {
    isFramed,
    send: (type) => {
      if (isFramed && back !== null) window.parent.postMessage(gameMessage(type), new URL(back).origin);
    },
  };
};
