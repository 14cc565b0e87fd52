import { DoorModal } from './door-modal.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { useAuthTexts } from './texts.ts';

/** A way back in for who forgot the password. */
export function ForgotPasswordModal({
  onClose,
  onReset,
}: {
  readonly onClose: () => void;
  readonly onReset: () => void;
}) {
  const t = useAuthTexts();
  return (
    <DoorModal
      title={t('recovery.title')}
      size="sm"
      banner={null}
      onClose={onClose}
      other={{ question: t('recovery.known'), label: t('login.submit'), modal: 'login' }}
    >
      <RecoveryPanel onMailed={onClose} onReset={onReset} />
    </DoorModal>
  );
}
