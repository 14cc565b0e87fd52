import { Modal } from '#src/ui/modal.tsx';
import { PasswordChangePanel } from './password-change-panel.tsx';
import { useAuthTexts } from './texts.ts';

/** The forced change of a password: nothing closes it but the change or signing out. */
export function ChangePasswordModal({
  onClose,
  onChanged,
  onLeft,
}: {
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onLeft: () => void;
}) {
  const t = useAuthTexts();
  return (
    <Modal title={t('change.title')} closeLabel="" onClose={onClose} size="sm" dismissable={false}>
      <PasswordChangePanel onChanged={onChanged} onLeft={onLeft} />
    </Modal>
  );
}
