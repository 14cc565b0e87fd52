import { useId } from 'react';
import type { Brand } from '#schemas/brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { useHelpTexts } from './texts.ts';

const LINK = classNames('rounded-control py-1 font-medium text-primary-ink underline underline-offset-2', focusRing);

/** The helplines that the brand lists for players, each with a phone number, a link, or both. */
export function Helplines({ helplines, hosts: [host = ''] }: Pick<Brand, 'helplines' | 'hosts'>) {
  const t = useHelpTexts();
  const headingId = useId();
  if (helplines.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="space-y-2 rounded-control border border-line bg-raised p-4">
      <h3 id={headingId} className="font-semibold">
        {t('helplines')}
      </h3>
      <ul className="space-y-2">
        {helplines.map(({ name, phone, url = '' }) => {
          const address = safeUrl(url, { host });
          return (
            <li key={name} className="flex flex-wrap gap-x-4 wrap-anywhere">
              {address === null ? (
                <span className="py-1">{name}</span>
              ) : (
                <ExternalLink href={address} className={LINK}>
                  {name}
                </ExternalLink>
              )}
              {phone !== undefined && (
                // oxlint-disable-next-line react/forbid-elements -- `tel:` links are neither routes of the site nor external pages, for which there are components
                <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`} className={LINK}>
                  {phone}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
