import { type ReactNode, type Ref, useCallback, useEffect, useState } from 'react';
import { Spinner } from './spinner.tsx';
import { useTimeout } from '#src/lib/timers.ts';

/** After this many milliseconds the page is reported as slow. */
const SLOW_MS = 15_000;

export interface FrameLoad {
  readonly phase: 'loading' | 'slow' | 'loaded';
  readonly onLoad: () => void;
}

/** Tracks the loading of a frame, starting when it mounts. */
export const useFrameLoad = (): FrameLoad => {
  const { start, clear } = useTimeout();
  const [phase, setPhase] = useState<FrameLoad['phase']>('loading');
  const onLoad = useCallback(() => {
    clear();
    setPhase('loaded');
  }, [clear]);
  useEffect(() => {
    start(() => setPhase('slow'), SLOW_MS);
    return clear;
  }, [start, clear]);
  return { phase, onLoad };
};

/** A third-party page in a sandboxed frame that can neither navigate nor read this page. A loading message covers the frame until it has loaded. */
export function ExternalFrame({
  ref,
  src,
  title,
  allow,
  referrerPolicy = 'no-referrer',
  load: { phase, onLoad },
  loadingText,
  slowText,
  slowActions,
}: {
  ref?: Ref<HTMLIFrameElement>;
  src: string;
  title: string;
  /** Permissions policy, in the format of the `allow` attribute. */
  allow?: string;
  referrerPolicy?: 'no-referrer' | 'strict-origin' | undefined;
  load: FrameLoad;
  loadingText: string;
  /** Shown below the loading text when loading takes long, with `slowActions`. */
  slowText: string;
  slowActions: ReactNode;
}) {
  return (
    <div className="relative size-full">
      <iframe
        ref={ref}
        src={src}
        title={title}
        allow={allow}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page needs its own storage; it is never of this site's origin
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy={referrerPolicy}
        onLoad={onLoad}
        className="block size-full border-0"
      />
      {phase !== 'loaded' && (
        <output className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-canvas p-6 text-center text-ink">
          <Spinner className="size-10" />
          <p className="font-semibold">{loadingText}</p>
          {phase === 'slow' && (
            <>
              <p className="max-w-prose text-sm text-pretty text-ink-muted">{slowText}</p>
              <div className="flex flex-wrap justify-center gap-2">{slowActions}</div>
            </>
          )}
        </output>
      )}
    </div>
  );
}
