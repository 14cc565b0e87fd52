import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { country, memberInfo } from '#schemas/calls/account.ts';
import { domainRoute } from '#schemas/calls/common.ts';
import { RETURN_STALES } from '#schemas/calls/stales.ts';
import { withoutTrailingSlash } from '#schemas/routes.ts';
import { keepDomains } from '#src/brand/site-addresses.ts';
import { HumanHost } from '#src/features/auth/human-host.tsx';
import { useForcedChange } from '#src/features/auth/password/use-forced-change.ts';
import { ToastHost } from '#src/modals/toast-host.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { keepInfo } from '#src/platform/kept-info.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { useService } from '#src/lib/services.tsx';
import { sessionService } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LaunchHost } from './launch-host.tsx';
import { checkSession } from './check-session.ts';
import { useCanonical } from './use-canonical.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useWantedCentre } from './use-wanted-centre.ts';
import { watchClock } from './watch-clock.ts';
import { watchReturn } from './watch-return.ts';

/** Prefetches the countries, so that forms with a mobile number can show them immediately. */
function PrefetchCountries() {
  useCallQuery(country, {}, { staleTime: Infinity });
  return null;
}

/** Stores the site's other addresses and the enabled features in this tab, for use while the platform is unreachable. */
function KeepForOutage() {
  const { status, info } = useSiteInfo();
  const { data } = useCallQuery(domainRoute, {}, { staleTime: Infinity });
  useEffect(() => {
    if (data !== undefined) keepDomains(data.domainList);
  }, [data]);
  useEffect(() => {
    if (status === 'normal' && info !== null) keepInfo(info);
  }, [status, info]);
  return null;
}

function PlatformClock() {
  const { retry } = useSiteInfo();
  useEffect(() => watchClock(retry), [retry]);
  return null;
}

/** When the player returns to the page, first checks whose session it is, then refreshes the amounts that may have changed. */
function RefreshOnReturn() {
  const session = useService(sessionService);
  const fetchCall = useFetchCall();
  const refreshCalls = useRefreshCalls();
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      await checkSession(session, async () => (await fetchCall(memberInfo, {})).account);
      if (session.get().phase === 'member') refreshCalls(RETURN_STALES.map((name) => ({ name })));
    };
    return watchReturn(() => void refresh());
  }, [session, fetchCall, refreshCalls]);
  return null;
}

function ForcedChange() {
  useForcedChange();
  return null;
}

function WantedCentre() {
  useWantedCentre();
  return null;
}

function SearchKeys() {
  useSearchKeys();
  return null;
}

/** Scrolls the focused element fully into view. Browsers do not if it is partly visible, such as a tile at the edge of its rail. */
function ScrollToFocus() {
  useEffect(() => {
    const scroll = ({ key }: KeyboardEvent): void => {
      const focused = document.activeElement;
      // A carousel stops only at slides.
      const shown = focused?.closest('[aria-roledescription]') ?? focused;
      if (key === 'Tab') shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('keyup', scroll);
    return () => document.removeEventListener('keyup', scroll);
  }, []);
  return null;
}

function Canonical() {
  useCanonical(withoutTrailingSlash(useLocation().pathname));
  return null;
}

/**
 * Renders everything that the first paint does not need: the centre named in the URL, keyboard shortcuts, scrolling to the focus, the links in the
 * head, toasts, the launch dialog and the human verification. Each is a separate component, so that rerendering one does not rerender the others.
 */
export function AfterStart() {
  const common = useCommonTexts();
  const { status } = useSiteInfo();
  return (
    <>
      <PrefetchCountries />
      <KeepForOutage />
      <PlatformClock />
      <RefreshOnReturn />
      <ForcedChange />
      <ScrollToFocus />
      {status !== 'maintenance' && status !== 'region' && (
        <>
          <WantedCentre />
          <SearchKeys />
          <Canonical />
        </>
      )}
      <LaunchHost />
      <HumanHost />
      <ToastHost closeLabel={common('close')} />
    </>
  );
}
