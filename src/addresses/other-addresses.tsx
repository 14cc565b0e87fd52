import { AddressList } from './address-list.tsx';
import { keptDomains, siteAddresses } from './site-addresses.ts';
import { useAddressTexts } from './texts.ts';

/** For a page that cannot reach the platform: the other addresses of the site that this tab has heard of, if any. */
export function OtherAddresses() {
  const t = useAddressTexts();
  const others = siteAddresses(keptDomains(), location.hostname).filter(({ host }) => host !== location.host);
  if (others.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p>{t('others')}</p>
      <AddressList addresses={others} />
    </div>
  );
}
