import type { ReactNode } from 'react';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DoorModal } from './door-modal.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { useAuthTexts } from './texts.ts';

/** Registering, as a modal. With neither way open it says so. */
export function RegisterModal({ onClose, onRegistered, banner }: { readonly onClose: () => void; readonly onRegistered: () => void; readonly banner?: ReactNode }) {
  const t = useAuthTexts();
  const { open: modules, status } = useSiteInfo();
  const variants = (['username', 'mobile'] as const).filter((variant) => modules.has(variant === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3'));
  return (
    <DoorModal title={t('register.title')} size="md" banner={banner} onClose={onClose} other={{ question: t('register.known'), label: t('login.submit'), modal: 'login' }}>
      {variants.length === 0 && status !== 'starting' ? <EmptyState icon="lock" title={t('register.closed')} text={t('register.closed.text')} /> : <RegisterPanel variants={variants} onRegistered={onRegistered} />}
    </DoorModal>
  );
}
