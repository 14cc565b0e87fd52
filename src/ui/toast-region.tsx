import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useStore } from '#src/lib/store.ts';
import { useTimeout } from '#src/lib/timers.ts';
import { openDialogs } from './open-dialogs.ts';
import { showInTopLayer } from './top-layer.ts';

/** Screen readers announce only what is added to a live region that has existed for a while. */
const KNOWN_AFTER_MS = 100;

interface Messages {
  /** Announced after the screen reader has finished speaking. */
  polite: ReactNode;
  /** Spoken at once. */
  assertive: ReactNode;
}

function Regions({ polite, assertive }: Messages) {
  const box = useRef<HTMLDivElement>(null);
  const [isKnown, setKnown] = useState(false);
  const { start } = useTimeout();
  useEffect(() => {
    if (box.current !== null) showInTopLayer(box.current);
    start(() => setKnown(true), KNOWN_AFTER_MS);
  }, [start]);
  return (
    <div
      ref={box}
      className="pointer-events-none fixed inset-x-0 top-auto bottom-[calc(5rem+var(--keyboard,0px))] z-50 m-0 h-auto w-auto overflow-visible border-0 bg-transparent p-0 px-3 sm:bottom-[calc(1.5rem+var(--keyboard,0px))] print:hidden"
    >
      <div aria-live="polite">{isKnown && polite}</div>
      <div aria-live="assertive">{isKnown && assertive}</div>
    </div>
  );
}

function Portal(messages: Messages) {
  return createPortal(<Regions {...messages} />, useStore(openDialogs).at(-1) ?? document.body);
}

/**
 * The live regions of short messages. They exist before the first message, above everything else, and inside the topmost dialog, because the page
 * outside it is inert.
 */
export function ToastRegion(messages: Messages) {
  return (
    <ClientOnly>
      <Portal {...messages} />
    </ClientOnly>
  );
}
