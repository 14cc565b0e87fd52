import { useState } from 'react';
import { createPortal } from 'react-dom';
import { WaitingStrip } from '#src/features/waiting/waiting-strip.tsx';
import { useBrand } from '#src/brand/use-brand.ts';

/** The pending items of a member, at the end of the home page. */
export function PendingItems() {
  const { modules } = useBrand();
  const [content] = useState(() => document.querySelector('main'));
  return content !== null && !modules.off.includes('memberCentre') && createPortal(<WaitingStrip />, content);
}
