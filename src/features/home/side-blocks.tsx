import { OpenedNumbers } from './opened-numbers.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** What stands beside the popular games: all of it comes from the platform, so it loads after the first paint. */
export function SideBlocks({ winners, numbers }: { winners: boolean; numbers: boolean }) {
  return (
    <>
      {winners && <WinnerBoard />}
      {numbers && <OpenedNumbers />}
    </>
  );
}
