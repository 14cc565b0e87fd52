import { useRef, useState } from 'react';
import { toProblem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import type { SafeUrl } from '#src/lib/safe-url.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useSession } from '#src/session/use-session.ts';
import { useProblemToast } from '#src/modals/use-problem-toast.ts';

/** The size of the popup in CSS pixels. */
export const SERVICE_WINDOW = { width: 440, height: 750 } as const;

/** Opens an empty popup; returns `null` if the browser blocks it. Must be called synchronously in a click handler, or browsers always block it. */
const openServiceWindow = (): Window | null =>
  // oxlint-disable-next-line no-restricted-properties -- the popup is blank until the URL is known
  window.open('about:blank', '_blank', `popup=yes,width=${SERVICE_WINDOW.width},height=${SERVICE_WINDOW.height}`);

/** Returns a function that opens customer service in a popup. If the popup is blocked, `link` is the URL, to be offered as a link instead. */
export const useCustomerService = (): {
  readonly open: () => void;
  readonly busy: boolean;
  readonly link: SafeUrl | null;
  readonly forgetLink: () => void;
} => {
  const fetchCall = useFetchCall();
  const { member } = useSession();
  const { allow } = useBrand().platform;
  const showProblem = useProblemToast();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<SafeUrl | null>(null);

  const ask = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const popup = openServiceWindow();
    try {
      const { findService } = await loadChunk('find-service', () => import('./find-service.ts'));
      const address = await findService(fetchCall, member, allow.service);
      if (popup === null) setLink(address);
      else {
        popup.opener = null;
        popup.location.replace(address);
      }
    } catch (error) {
      popup?.close();
      showProblem(toProblem(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return { open: () => void ask(), busy, link, forgetLink: () => setLink(null) };
};
