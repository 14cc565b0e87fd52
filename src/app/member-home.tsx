import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ContinuePlaying } from '#src/features/games/continue-playing.tsx';
import { WaitingStrip } from '#src/features/waiting/waiting-strip.tsx';
import { useBrand } from '#src/brand/use-brand.ts';

/** The part of home for members: games to continue playing and, at the end of the page, pending items. */
export function MemberHome() {
  const { modules } = useBrand();
  const [content] = useState(() => document.querySelector('main'));
  return (
    <>
      <ContinuePlaying />
      {content !== null && !modules.off.includes('memberCentre') && createPortal(<WaitingStrip />, content)}
    </>
  );
}
