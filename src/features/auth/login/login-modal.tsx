import type { ReactNode } from 'react';
import { useMayRegister } from '#src/platform/use-site-info.ts';
import { useErrorTexts, useCommonTexts } from '#src/texts/text-hooks.ts';
import { Callout } from '#src/ui/callout.tsx';
import { AuthModal } from '../auth-modal.tsx';
import { LoginPanel } from './login-panel.tsx';
import { useAuthTexts } from '../texts.ts';

/** The login modal, with a link to registration if visitors can register. */
export function LoginModal({
  onClose,
  banner,
  isExpired = false,
}: {
  readonly onClose: () => void;
  readonly banner?: ReactNode;
  /** Whether to show that the session has expired. */
  readonly isExpired?: boolean;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const mayRegister = useMayRegister();
  return (
    <AuthModal
      title={common('logIn')}
      size="sm"
      banner={banner}
      onClose={onClose}
      other={mayRegister ? { question: t('login.new'), label: common('register'), modal: 'register' } : null}
    >
      {isExpired && (
        <Callout tone="warning" live title={errors('code.not_logged_in')} className="mb-4">
          {t('login.expired')}
        </Callout>
      )}
      <LoginPanel />
    </AuthModal>
  );
}
