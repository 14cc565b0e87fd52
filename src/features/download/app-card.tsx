import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { AppResource } from './app-resources.ts';
import { useDownloadTexts } from './texts.ts';

const ICONS: Readonly<Record<AppResource['type'], IconName>> = {
  IOS: 'apple',
  IOS_PROFILE: 'shield',
  ANDROID: 'android',
  LITE: 'bolt',
};
const QR_SIZE = 160;

export function AppCard({ app }: { app: AppResource }) {
  const t = useDownloadTexts();
  const common = useCommonTexts();
  const title = t(`${app.type}.title`);
  const label = t('qr', { app: title });
  return (
    <li className="flex items-center gap-5 card p-5 sm:flex-col sm:text-center">
      <span className="shrink-0 overflow-hidden rounded-control border border-line max-sm:order-last">
        {'image' in app.qr ? (
          <LazyImage
            src={app.qr.image}
            alt={label}
            width={QR_SIZE}
            height={QR_SIZE}
            fallback={<QrCode value={app.href} label={label} size={QR_SIZE} />}
            sizedByClass
            className="size-28 sm:size-40"
          />
        ) : (
          <QrCode value={app.qr.value} label={label} size={QR_SIZE} className="block size-28 sm:size-40" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3 sm:items-center">
        <div className="space-y-1">
          <h2 className="inline-flex items-center gap-2 font-display text-lg font-bold text-ink">
            <Icon name={ICONS[app.type]} className="size-6" />
            {title}
          </h2>
          <p className="text-sm text-pretty text-ink-muted">{t(`${app.type}.text`)}</p>
        </div>
        <ExternalLink href={app.href} className={buttonStyles('primary', 'md')}>
          <Icon name="download" className="size-5" />
          <span>{t('open')}</span>
          <VisuallyHidden>{`: ${title} (${common('newTab')})`}</VisuallyHidden>
        </ExternalLink>
      </div>
    </li>
  );
}
