import type { LotteryId } from '#schemas/wire.ts';
import { useState } from 'react';
import { useImageBase } from '#src/platform/use-image-base.ts';
import type { Draw } from './draws.ts';
import type { Lottery } from './lotteries.ts';
import { useLotteryFavourites } from '#src/session/lottery-favourites.ts';
import type { Pictures } from './lottery-picture.tsx';
import { useDraws, type LatestDraws } from './use-draws.ts';

/** The state that all lottery components of a page share. */
export interface LotteryViewState {
  readonly draws: LatestDraws;
  readonly newestOf: (lottery: Lottery) => Draw | null;
  readonly favourites: readonly number[];
  readonly toggleFavourite: (id: LotteryId) => void;
  readonly pictures: Pictures;
  /** The lottery whose earlier draws are shown. */
  readonly history: HistoryTarget | null;
  readonly showHistory: (of: HistoryTarget | null) => void;
}

export type HistoryTarget = Pick<Lottery, 'gameCode' | 'name'>;

export const useLotteryViewState = (): LotteryViewState => {
  const draws = useDraws();
  const { ids, toggle } = useLotteryFavourites();
  const pictures = useImageBase();
  const [history, showHistory] = useState<HistoryTarget | null>(null);
  return {
    draws,
    newestOf: ({ gameCode }) => draws.draws.get(gameCode)?.[0] ?? null,
    favourites: ids,
    toggleFavourite: toggle,
    pictures,
    history,
    showHistory,
  };
};
