import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { country } from '#schemas/calls/account.ts';
import { domainRoute } from '#schemas/calls/common.ts';
import { withoutTrailingSlash } from '#schemas/routes.ts';
import { keepDomains } from '#src/brand/site-addresses.ts';
import { HumanHost } from '#src/features/auth/human-host.tsx';
import { useForcedChange } from '#src/features/auth/password/use-forced-change.ts';
import { ToastHost } from '#src/modals/toast-host.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { keepInfo } from '#src/platform/kept-info.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LaunchHost } from './launch-host.tsx';
import { useCanonical } from './use-canonical.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useWantedCentre } from './use-wanted-centre.ts';

/** Asks for the countries, so that forms with a mobile number have them when they open. */
function PrefetchCountries() {
  useCallQuery(country, {}, { staleTime: Infinity });
  return null;
}

/** Keeps in this tab what helps when the platform cannot be reached later: the other addresses of the site, and what it has switched on. */
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

function Canonical() {
  useCanonical(withoutTrailingSlash(useLocation().pathname));
  return null;
}

/** What the first paint does not need: the centre that the address names, the keys of the search, the links in the head, toasts, the launch dialog, the check for humans. Each in a component of its own, so that nothing else renders with it. */
export function AfterStart() {
  const common = useCommonTexts();
  const { status } = useSiteInfo();
  return (
    <>
      <PrefetchCountries />
      <KeepForOutage />
      <ForcedChange />
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
