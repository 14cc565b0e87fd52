import type { HomeSection } from '#schemas/layout/layout.ts';
import { OpenedNumbers } from './opened-numbers.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** The winner board and the draws, in the order of `sections`. This is a separate module, so that it loads after the first paint. */
export function SideBlocks({ sections }: { sections: readonly HomeSection[] }) {
  return sections.map(({ kind }) => (kind === 'winners' ? <WinnerBoard key={kind} /> : <OpenedNumbers key={kind} />));
}
