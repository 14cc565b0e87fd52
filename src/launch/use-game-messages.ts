import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { balance } from '#schemas/calls/account.ts';
import { readGameMessage } from '#schemas/game-message.ts';
import { tellPlay } from './play-channel.ts';

/** Handles messages from the framed game and ignores all others: checks origin, window and shape. */
export const useGameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  { onReady, onClose }: { onReady: () => void; onClose: () => void },
): void => {
  const queries = useQueryClient();
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (origin !== new URL(url).origin || source === null || source !== frame.current?.contentWindow) return;
    const message = readGameMessage(data);
    if (message === 'ready') onReady();
    if (message === 'close') onClose();
    if (message === 'balance') {
      void queries.invalidateQueries({ queryKey: [balance.name] });
      tellPlay();
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
};
