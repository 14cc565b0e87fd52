import { classNames } from '#src/lib/class-names.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { Button } from '#src/ui/button.tsx';

/**
 * Buttons for the previous and next page of a list; pages are counted from 1. Renders nothing if there is only one page. On the first and last page,
 * both buttons stay, so that a focused button is not removed.
 */
export function Pager({
  page,
  pages,
  label,
  onPage,
  className,
}: {
  readonly page: number;
  readonly pages: number;
  /** The accessible name, needed on pages with more than one list. */
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
      <span aria-live="polite" className="text-sm">
        {t('page', { page, pages })}
      </span>
      {step(t('page.next'), 'chevron-right', page + 1)}
    </nav>
  );
}
