import { useRef, useState } from 'react';
import { service } from '#schemas/calls/common.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useSession } from '#src/session/use-session.ts';
import { openServiceWindow, serviceLevels } from './service-window.ts';
import { useTellProblem } from './use-tell-problem.ts';

const noAddress = (): Problem => new Problem({ code: 'invalid_url', status: 0, message: '' });

/** Opens customer service in its popup. Where a blocker keeps that shut, `link` is the address to offer instead. */
export const useCustomerService = (): {
  readonly open: () => void;
  readonly busy: boolean;
  readonly link: string | null;
  readonly forgetLink: () => void;
} => {
  const fetchCall = useFetchCall();
  const { member } = useSession();
  const { allow } = useBrand().platform;
  const tell = useTellProblem();
  const asking = useRef(false);
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<string | null>(null);

  const find = async (): Promise<string> => {
    const { serviceAddress } = await loadChunk('service-address', () => import('./service-address.ts'));
    for (const level of serviceLevels(member)) {
      const { version } = await fetchCall(service, { level });
      const address = serviceAddress(version.pathList, allow.service, location.hostname);
      if (address !== null) return address;
    }
    throw noAddress();
  };

  const ask = async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    const popup = openServiceWindow();
    try {
      const address = await find();
      if (popup === null) setLink(address);
      else {
        popup.opener = null;
        popup.location.replace(address);
      }
    } catch (error) {
      popup?.close();
      tell(toProblem(error));
    } finally {
      asking.current = false;
      setBusy(false);
    }
  };

  return { open: () => void ask(), busy, link, forgetLink: () => setLink(null) };
};
