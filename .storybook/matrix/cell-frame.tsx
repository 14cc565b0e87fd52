import { useEffect, useRef, useState } from 'react';
import { frameAddress, workbenchAddress, type Cell } from './cells.ts';
import type { Semaphore } from './semaphore.ts';

const LOOKED_AT_MS = 100;
const LONGEST_TURN_MS = 8000;

/** Whether the story in a frame has rendered, or shows an error. */
const isDrawn = (frame: HTMLIFrameElement): boolean => {
  const body = frame.contentDocument?.body;
  return (
    (body?.querySelector('#storybook-root')?.childElementCount ?? 0) > 0 ||
    (body?.classList.contains('sb-show-errordisplay') ?? false)
  );
};

interface CellFrameProps {
  readonly story: string;
  readonly cell: Cell;
  /** A description of the brand, theme and look. */
  readonly rowName: string;
  readonly scale: number;
  readonly frameSlots: Semaphore;
}

/** One cell: its frame exists while it is near the viewport, and loads when the semaphore has a free slot. */
export function CellFrame({ story, cell, rowName, scale, frameSlots }: CellFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [mayLoad, setMayLoad] = useState(false);
  const { language, width, height } = cell;
  const words = `${rowName}, ${language}, ${width} px`;

  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '50% 0px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let look: ReturnType<typeof setInterval> | undefined;
    const giveUp = frameSlots.acquire(() => {
      setMayLoad(true);
      const until = performance.now() + LONGEST_TURN_MS;
      look = setInterval(() => {
        if (frame.current !== null && !isDrawn(frame.current) && performance.now() < until) return;
        clearInterval(look);
        giveUp();
      }, LOOKED_AT_MS);
    });
    return () => {
      clearInterval(look);
      giveUp();
      setMayLoad(false);
    };
  }, [isNear, frameSlots]);

  return (
    <figure>
      <figcaption>
        <a href={workbenchAddress(story, cell)} target="_top" aria-label={`${words}: open in the workbench`}>
          {language}, {width} px
        </a>
      </figcaption>
      <div ref={box} className="cell" style={{ width: width * scale, height: height * scale }}>
        {mayLoad && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own document, which would need every sandbox permission
          <iframe
            ref={frame}
            title={words}
            src={frameAddress(story, cell)}
            width={width}
            height={height}
            style={{ scale: String(scale) }}
          />
        )}
      </div>
    </figure>
  );
}
