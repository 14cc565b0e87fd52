import type { ReactNode } from 'react';
import { useModals } from '#src/modals/use-modals.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useAuthTexts } from './texts.ts';

/** Logging in, as a modal: banner, tabs where there are two ways, the way to register. */
export function LoginModal({ onClose, banner }: { readonly onClose: () => void; readonly banner?: ReactNode }) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { open } = useModals();
  const mayRegister = useModule('DIRECTREG3');
  return (
    <Modal
      title={t('login.title')}
      closeLabel={common('close')}
      onClose={onClose}
      size="sm"
      banner={banner}
      footer={
        mayRegister ? (
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-muted">
            {t('login.new')}
            <Button variant="quiet" size="sm" onClick={() => open('register')}>
              {t('login.register')}
            </Button>
          </p>
        ) : undefined
      }
    >
      <LoginPanel />
    </Modal>
  );
}
