import type { SafeUrl } from '#src/lib/safe-url.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useShellTexts } from './texts.ts';

/** A modal with a link to customer service, shown if the browser has blocked the popup. */
export function ServiceLinkModal({ link, onClose }: { link: SafeUrl; onClose: () => void }) {
  const t = useShellTexts();
  const common = useCommonTexts();
  return (
    <Modal size="sm" title={t('service.title')} closeLabel={common('close')} onClose={onClose}>
      <p className="mb-4 text-sm text-ink-muted">{t('service.blocked')}</p>
      <ExternalLink href={link} className={buttonStyles('primary', 'lg', true)} data-autofocus onClick={onClose}>
        {t('service.open')}
      </ExternalLink>
    </Modal>
  );
}
