import { useCallback } from 'react';
import type { Game } from '#schemas/game.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { usePercent } from '#src/texts/use-percent.ts';
import type { PlayHint } from '#src/ui/art-tile.tsx';

/** Returns a function that creates the hint of a game's tile: "Play" and, if the platform sends it, the return to player. */
export const usePlayHint = (): ((game: Game) => PlayHint | undefined) => {
  const t = useCommonTexts();
  const percent = usePercent();
  return useCallback(
    ({ rtp, maintenance }) =>
      maintenance === true
        ? undefined
        : { action: t('play'), note: rtp == null ? undefined : t('rtp', { percent: percent(rtp) }) },
    [t, percent],
  );
};
