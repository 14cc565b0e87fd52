import type { ReactNode } from 'react';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { useCentreTexts } from './texts.ts';

/** The modal of the member centre or the agent centre around the requested page, if it exists. A click on the background does not close it. */
export function CentreModal({
  centre,
  onClose,
  children,
}: {
  centre: 'member' | 'agent';
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useCentreTexts();
  const common = useCommonTexts();
  return (
    <Modal title={t(centre)} closeLabel={common('close')} onClose={onClose} size="lg" backgroundCloses={false}>
      {children ?? (
        <EmptyState
          icon="user"
          title={common('opensSoon')}
          text={t('soon')}
          action={
            <Button variant="secondary" onClick={onClose}>
              {common('back')}
            </Button>
          }
        />
      )}
    </Modal>
  );
}
