import type { ReactNode } from 'react';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Modal, type ModalSize } from '#src/ui/modal.tsx';
import { OtherDoor, type OtherDoorProps } from './other-door.tsx';

/** The frame of logging in and of registering: banner, form, and the way to the other one where that is open. */
export function DoorModal({
  title,
  size,
  other,
  banner,
  onClose,
  children,
}: {
  readonly title: string;
  readonly size: ModalSize;
  readonly other: OtherDoorProps | null;
  readonly banner: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const common = useCommonTexts();
  return (
    <Modal
      title={title}
      closeLabel={common('close')}
      onClose={onClose}
      size={size}
      banner={banner}
      footer={other === null ? undefined : <OtherDoor {...other} />}
    >
      {children}
    </Modal>
  );
}
