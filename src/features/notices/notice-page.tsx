import { usePageTitle } from '#src/brand/use-page-title.ts';
import { NoticeBoard } from './notice-board.tsx';
import { useNoticeTexts } from './texts.ts';

export function NoticePage() {
  const t = useNoticeTexts();
  usePageTitle(t('heading'));
  return (
    <div className="mx-auto max-w-7xl space-y-5 px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="font-display text-2xl font-bold text-ink sm:text-3xl">{t('heading')}</h1>
      <div className="card p-3 sm:p-5">
        <NoticeBoard />
      </div>
    </div>
  );
}
