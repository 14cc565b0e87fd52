import { useState } from 'react';
import { useImageBase } from '#src/platform/use-image-base.ts';
import type { Draw } from './draws.ts';
import type { Lottery } from './lotteries.ts';
import { useLotteryFavourites } from '#src/session/lottery-favourites.ts';
import type { Pictures } from './lottery-picture.tsx';
import { useDraws, type LatestDraws } from './use-draws.ts';

/** What lotteries are shown with, wherever they stand in a view. */
export interface LotteryAround {
  readonly draws: LatestDraws;
  readonly newestOf: (lottery: Lottery) => Draw | null;
  readonly favourites: readonly number[];
  readonly toggleFavourite: (id: number) => void;
  readonly pictures: Pictures;
  /** The lottery whose past drawings are looked at. */
  readonly history: HistoryOf | null;
  readonly showHistory: (of: HistoryOf | null) => void;
}

export type HistoryOf = Pick<Lottery, 'gameCode' | 'name'>;

export const useLotteryAround = (): LotteryAround => {
  const draws = useDraws();
  const { ids, toggle } = useLotteryFavourites();
  const pictures = useImageBase();
  const [history, showHistory] = useState<HistoryOf | null>(null);
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
