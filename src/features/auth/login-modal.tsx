import type { ReactNode } from 'react';
import { useModule } from '#src/platform/use-site-info.ts';
import { DoorModal } from './door-modal.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useAuthTexts } from './texts.ts';

/** Logging in, as a modal: tabs where there are two ways, and the way to register where visitors may. */
export function LoginModal({ onClose, banner }: { readonly onClose: () => void; readonly banner?: ReactNode }) {
  const t = useAuthTexts();
  const mayRegister = useModule('DIRECTREG3');
  return (
    <DoorModal
      title={t('login.title')}
      size="sm"
      banner={banner}
      onClose={onClose}
      other={mayRegister ? { question: t('login.new'), label: t('login.register'), modal: 'register' } : null}
    >
      <LoginPanel />
    </DoorModal>
  );
}
