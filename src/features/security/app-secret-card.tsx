import type { AppSecret } from '#machines/two-step-setup/two-step-setup.machine.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Icon } from '#src/ui/icon.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { useSecurityTexts } from './texts.ts';
import { useCopy } from '#src/modals/use-copy.ts';

const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Shows the secret for an authenticator app as a QR code, as text and as a link. */
export function AppSecretCard({ secret: { secret, uri } }: { readonly secret: AppSecret }) {
  const t = useSecurityTexts();
  const address = safeUrl(uri, { schemes: ['otpauth:'] });
  const copy = useCopy({ copied: t('copied'), failed: t('copy.failed') });
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-raised p-4 sm:flex-row sm:items-start">
      <QrCode value={uri} label={t('pair.qr')} size={168} className="shrink-0" />
      <div className="flex min-w-0 flex-col items-center gap-3 sm:items-start">
        <p className="text-sm text-ink-muted">{t('pair.type')}</p>
        <code
          translate="no"
          className="text-center font-mono text-base leading-relaxed tracking-wide wrap-anywhere text-ink select-all sm:text-start"
        >
          {inGroups(secret)}
        </code>
        <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
          <Button variant="secondary" size="sm" icon="copy" onClick={() => copy(secret)}>
            {t('pair.copy')}
          </Button>
          {address !== null && (
            // oxlint-disable-next-line react/forbid-elements -- an app opens this URL, so a new tab would stay empty
            <a href={address} className={buttonStyles('quiet', 'sm')}>
              <Icon name="external" className="size-5" />
              {t('pair.open')}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
