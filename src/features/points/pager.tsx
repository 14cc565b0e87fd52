import { Button } from '#src/ui/button.tsx';
import { usePointTexts } from './texts.ts';

/** Leads from page to page. A button without a page keeps its place and the focus. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const t = usePointTexts();
  if (pages <= 1) return null;
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => {
    const hasPage = to >= 1 && to <= pages;
    return (
      <Button
        size="sm"
        variant="secondary"
        icon={icon}
        aria-label={label}
        aria-disabled={!hasPage || undefined}
        className={hasPage ? '' : 'opacity-40'}
        onClick={() => {
          if (hasPage) onPage(to);
        }}
      />
    );
  };
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-center gap-3">
      {step(t('page.previous'), 'chevron-left', page - 1)}
      <span aria-live="polite" className="text-sm tabular-nums">
        {t('page', { page: String(page), pages: String(pages) })}
      </span>
      {step(t('page.next'), 'chevron-right', page + 1)}
    </nav>
  );
}
