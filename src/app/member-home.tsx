import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ContinuePlaying } from '#src/features/games/continue-playing.tsx';
import { WaitingStrip } from '#src/features/waiting/waiting-strip.tsx';
import { useBrand } from '#src/brand/use-brand.ts';

/** What home shows to members: the games to go on with and, at the end of the page, what waits for them. */
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
