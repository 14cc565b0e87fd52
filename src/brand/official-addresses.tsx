import { useId } from 'react';
import { domainRoute } from '#schemas/calls/common.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { AddressList } from '#src/brand/address-list.tsx';
import { siteAddresses, withSpeed } from '#src/brand/site-addresses.ts';
import { useAddressTexts } from '#src/texts/address-texts.ts';

/** All addresses of the brand's site. Renders nothing if the call fails, since the page works without them. */
export function OfficialAddresses() {
  const t = useAddressTexts();
  const id = useId();
  const { name } = useBrand();
  const { data } = useCallQuery(domainRoute, {}, { staleTime: Infinity });
  const addresses = siteAddresses(data?.domainList ?? [], location.hostname);
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-3 card p-5">
      <div className="space-y-1">
        <h2 id={id} className="font-display text-lg font-bold text-ink">
          {t('title')}
        </h2>
        {addresses.length > 1 && <p className="text-sm text-pretty text-ink-muted">{t('text', { brand: name })}</p>}
      </div>
      <AddressList addresses={withSpeed(addresses)} />
    </section>
  );
}
