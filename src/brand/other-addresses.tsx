import { AddressList } from '#src/brand/address-list.tsx';
import { keptDomains, siteAddresses } from '#src/brand/site-addresses.ts';
import { useAddressTexts } from '#src/texts/address-texts.ts';

/** Other known addresses of the site, for a page that cannot reach the platform. Renders nothing if this tab has stored none. */
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
