import { ExternalLink } from '#src/ui/external-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { SiteAddress } from '#src/brand/site-addresses.ts';
import { useAddressTexts } from '#src/texts/address-texts.ts';

/** Links to the site's addresses. The current address has no link; it is marked and shows its response time in milliseconds. */
export function AddressList({ addresses }: { readonly addresses: readonly SiteAddress[] }) {
  const t = useAddressTexts();
  return (
    <ul className="divide-y divide-line">
      {addresses.map(({ href, host, speed }) => (
        <li key={href} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
          {host === location.host ? (
            <>
              <span className="font-medium break-all text-ink">{host}</span>
              <span className="text-sm text-ink-muted">
                {speed > 0 ? t('hereIn', { milliseconds: speed }) : t('here')}
              </span>
            </>
          ) : (
            <ExternalLink
              href={href}
              className="inline-flex min-h-11 items-center gap-2 font-medium break-all text-primary-ink hover:underline"
            >
              {host}
              <Icon name="external" className="size-4" />
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}
