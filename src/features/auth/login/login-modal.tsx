import type { ReactNode } from 'react';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { AuthModal } from '../auth-modal.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useAuthTexts } from '../texts.ts';

/** The login as a modal, with a link to registration where visitors can register. */
export function LoginModal({ onClose, banner }: { readonly onClose: () => void; readonly banner?: ReactNode }) {
  const t = useAuthTexts();
  const mayRegister = useMayRegister();
  return (
    <AuthModal
      title={t('login.title')}
      size="sm"
      banner={banner}
      onClose={onClose}
      other={mayRegister ? { question: t('login.new'), label: t('login.register'), modal: 'register' } : null}
    >
      <LoginPanel />
    </AuthModal>
  );
}
