import { classNames } from '#src/lib/class-names.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { Button } from '#src/ui/button.tsx';

/** Leads from page to page of a list, the first of which is 1; nothing for a single page. A button without a page keeps its place and the focus. */
export function Pager({
  page,
  pages,
  label,
  onPage,
  className,
}: {
  readonly page: number;
  readonly pages: number;
  /** Names the list's pages where the page has more than one list. */
  readonly label?: string;
  readonly onPage: (page: number) => void;
  readonly className?: string;
}) {
  const t = useListTexts();
  if (pages <= 1) return null;
  const step = (name: string, icon: 'chevron-left' | 'chevron-right', to: number) => {
    const hasPage = to >= 1 && to <= pages;
    return (
      <Button
        size="sm"
        variant="secondary"
        icon={icon}
        aria-label={name}
        aria-disabled={!hasPage || undefined}
        className={hasPage ? '' : 'opacity-40'}
        onClick={() => {
          if (hasPage) onPage(to);
        }}
      />
    );
  };
  return (
    <nav aria-label={label ?? t('pages')} className={classNames('flex items-center justify-center gap-3', className)}>
      {step(t('page.previous'), 'chevron-left', page - 1)}
      <span aria-live="polite" className="text-sm tabular-nums">
        {t('page', { page, pages })}
      </span>
      {step(t('page.next'), 'chevron-right', page + 1)}
    </nav>
  );
}
