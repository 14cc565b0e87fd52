import { OpenedNumbers } from './opened-numbers.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** The blocks beside the popular games. A separate module, so that it loads after the first paint. */
export function SideBlocks({ winners, numbers }: { winners: boolean; numbers: boolean }) {
  return (
    <>
      {winners && <WinnerBoard />}
      {numbers && <OpenedNumbers />}
    </>
  );
}
