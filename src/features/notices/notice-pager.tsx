import { IconButton } from '#src/ui/icon-button.tsx';
import { useNoticeTexts } from './texts.ts';

/** `page` is zero-based. */
export function NoticePager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useNoticeTexts();
  return (
    <nav
      aria-label={t('pager.label')}
      className="flex items-center justify-center gap-2 border-t border-line pt-3 md:justify-start"
    >
      <IconButton
        label={t('pager.previous')}
        icon="chevron-left"
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite" className="min-w-24 text-center text-sm text-ink-muted tabular-nums">
        {t('pager.place', { page: page + 1, pages })}
      </span>
      <IconButton
        label={t('pager.next')}
        icon="chevron-right"
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
