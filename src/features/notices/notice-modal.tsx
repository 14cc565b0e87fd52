import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Modal } from '#src/ui/modal.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { useNoticeTexts } from './texts.ts';

export interface NoticeModalProps {
  /** The id of the announcement to expand first; by default the newest. */
  readonly noticeId?: string | null;
}

export function NoticeModal({ onClose, noticeId = null }: NoticeModalProps & { onClose: () => void }) {
  const t = useNoticeTexts();
  const common = useCommonTexts();
  return (
    <Modal title={t('heading')} closeLabel={common('close')} onClose={onClose} size="xl">
      <NoticeBoard noticeId={noticeId} />
    </Modal>
  );
}
