import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Modal } from '#src/ui/modal.tsx';
import { useShellTexts } from './texts.ts';

/** Offers a link where the browser blocked the service window. */
export function ServiceLinkModal({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useShellTexts();
  const common = useCommonTexts();
  return (
    <Modal size="sm" title={t('service.title')} closeLabel={common('close')} onClose={onClose}>
      <p className="mb-4 text-sm text-ink-muted">{t('service.blocked')}</p>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyles('primary', 'lg', true)}
        data-autofocus
        onClick={onClose}
      >
        {t('service.open')}
      </a>
    </Modal>
  );
}
