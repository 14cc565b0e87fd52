import { buttonStyles } from '#src/ui/button-styles.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { QR } from '#src/ui/qr-settings.ts';
import { QrCode } from '#src/ui/qr-code.tsx';
import type { SiteResource } from './site-resources.ts';
import { useShellTexts } from './texts.ts';

/** The QR code of a resource, and the same URL as a link. */
export function ResourceCard({ resource, name }: { resource: SiteResource; name: string }) {
  const t = useShellTexts();
  const label = t('resource.qr', { name });
  const generated = (
    <QrCode
      value={'address' in resource.qr ? resource.qr.address : resource.url}
      label={label}
      className="rounded-control"
    />
  );
  return (
    <div className="flex w-[200px] flex-col items-center gap-3 text-center">
      <p className="text-sm font-semibold">{name}</p>
      {'image' in resource.qr ? (
        <LazyImage src={resource.qr.image} alt={label} width={QR.size} height={QR.size} fallback={generated} />
      ) : (
        generated
      )}
      <p className="text-xs text-ink-muted">{t('resource.scan')}</p>
      <ExternalLink href={resource.url} className={buttonStyles('secondary', 'sm', true)}>
        {t('resource.open', { name })}
      </ExternalLink>
    </div>
  );
}
