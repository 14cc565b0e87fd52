import { OpenedNumbers } from './opened-numbers.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** The winner board and the draws next to the popular games. This is a separate module, so that it loads after the first paint. */
export function SideBlocks({ winners, numbers }: { winners: boolean; numbers: boolean }) {
  return (
    <>
      {winners && <WinnerBoard />}
      {numbers && <OpenedNumbers />}
    </>
  );
}
