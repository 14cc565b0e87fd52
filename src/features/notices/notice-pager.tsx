import { IconButton } from '#src/ui/icon-button.tsx';
import { useNoticeTexts } from './texts.ts';

/** `page` is zero-based. */
export function NoticePager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useNoticeTexts();
  /** A button without a page keeps its place and the focus. */
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => {
    const hasPage = to >= 0 && to < pages;
    return (
      <IconButton
        label={label}
        icon={icon}
        aria-disabled={!hasPage || undefined}
        onClick={() => {
          if (hasPage) onPage(to);
        }}
      />
    );
  };
  return (
    <nav
      aria-label={t('pager.label')}
      className="flex items-center justify-center gap-2 border-t border-line pt-3 md:justify-start"
    >
      {step(t('pager.previous'), 'chevron-left', page - 1)}
      <span aria-live="polite" className="min-w-24 text-center text-sm text-ink-muted tabular-nums">
        {t('pager.place', { page: page + 1, pages })}
      </span>
      {step(t('pager.next'), 'chevron-right', page + 1)}
    </nav>
  );
}
