import { useState, type ReactNode } from 'react';
import { registerWays } from '#schemas/whitelabel.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { useCommonTexts, useErrorTexts } from '#src/texts/text-hooks.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { AuthModal } from '../auth-modal.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { useAuthTexts } from '../texts.ts';

/** The registration modal. It shows a message if registration is closed, and offers a retry if the platform cannot be reached. */
export function RegisterModal({
  onClose,
  onRegistered,
  banner,
}: {
  readonly onClose: () => void;
  readonly onRegistered: () => void;
  readonly banner?: ReactNode;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const errors = useErrorTexts();
  const { open: modules, status, retry } = useSiteInfo();
  const [isSending, setSending] = useState(false);
  const variants = registerWays(modules);
  const isClosed = variants.length === 0 && status !== 'starting';
  return (
    <AuthModal
      title={common('register')}
      size="md"
      banner={banner}
      isSending={isSending}
      onClose={onClose}
      other={{ question: t('register.known'), label: common('logIn'), modal: 'login' }}
    >
      {status === 'unreachable' ? (
        <LoadError text={errors('code.network')} retryLabel={common('retry')} onRetry={retry} />
      ) : isClosed ? (
        <EmptyState icon="lock" title={t('register.closed')} text={t('register.closed.text')} />
      ) : (
        <RegisterPanel variants={variants} onSending={setSending} onRegistered={onRegistered} />
      )}
    </AuthModal>
  );
}
