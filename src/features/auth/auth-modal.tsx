import type { ReactNode } from 'react';
import { useFreshModules } from '#src/platform/use-fresh-modules.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Modal, type ModalSize } from '#src/ui/modal.tsx';
import { AuthSwitch, type AuthSwitchProps } from './auth-switch.tsx';

/** The modal for login, registration and recovery: a banner, the form, and a link to one of the other forms. */
export function AuthModal({
  title,
  size,
  other,
  banner,
  isSending = false,
  onClose,
  children,
}: {
  readonly title: string;
  readonly size: ModalSize;
  readonly other: AuthSwitchProps | null;
  readonly banner: ReactNode;
  /** While the form is being sent and must not be left, the modal stays open. */
  readonly isSending?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const common = useCommonTexts();
  useFreshModules();
  return (
    <Modal
      title={title}
      closeLabel={common('close')}
      onClose={onClose}
      beforeClose={() => !isSending}
      size={size}
      banner={banner}
      bodyClassName="modal-form p-4 sm:p-6"
      footer={
        other === null ? undefined : (
          <div inert={isSending}>
            <AuthSwitch {...other} />
          </div>
        )
      }
    >
      {children}
    </Modal>
  );
}
