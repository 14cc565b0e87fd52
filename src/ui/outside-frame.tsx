import type { ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';
import type { Arrival } from './use-arrival.ts';

/** A page of another house, in a frame that can neither leave this page nor reach into it; what is said stands over it until it has come. */
export function OutsideFrame({
  ref,
  address,
  title,
  allow,
  arrival: { phase, arrived },
  coming,
  late,
  ways,
}: {
  ref?: Ref<HTMLIFrameElement>;
  address: string;
  title: string;
  /** The browser's powers that it may use, as the attribute has them. */
  allow?: string;
  arrival: Arrival;
  coming: string;
  /** Said below once it takes long, with the ways out. */
  late: string;
  ways: ReactNode;
}) {
  return (
    <div className="relative size-full">
      <iframe
        ref={ref}
        src={address}
        title={title}
        allow={allow}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- such pages keep their own storage; the frame never has this site's origin
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={arrived}
        className="block size-full border-0"
      />
      {phase !== 'there' && (
        <output className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-canvas p-6 text-center text-ink">
          <Spinner className="size-10" />
          <p className="font-semibold">{coming}</p>
          {phase === 'late' && (
            <>
              <p className="max-w-prose text-sm text-pretty text-ink-muted">{late}</p>
              <div className="flex flex-wrap justify-center gap-2">{ways}</div>
            </>
          )}
        </output>
      )}
    </div>
  );
}
