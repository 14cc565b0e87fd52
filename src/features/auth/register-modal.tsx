import type { ReactNode } from 'react';
import { useModals } from '#src/modals/use-modals.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { useAuthTexts } from './texts.ts';

/** Registering, as a modal. With neither way open it says so. */
export function RegisterModal({ onClose, onRegistered, banner }: { readonly onClose: () => void; readonly onRegistered: () => void; readonly banner?: ReactNode }) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const { open: modules, status } = useSiteInfo();
  const variants = (['username', 'mobile'] as const).filter((variant) => modules.has(variant === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3'));
  return (
    <Modal
      title={t('register.title')}
      closeLabel={common('close')}
      onClose={onClose}
      size="md"
      banner={banner}
      footer={
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-muted">
          {t('register.known')}
          <Button variant="quiet" size="sm" onClick={() => open('login')}>
            {t('login.submit')}
          </Button>
        </p>
      }
    >
      {variants.length === 0 && status !== 'starting' ? <EmptyState icon="lock" title={t('register.closed')} text={t('register.closed.text')} /> : <RegisterPanel variants={variants} onRegistered={onRegistered} />}
    </Modal>
  );
}
