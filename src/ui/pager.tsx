import { Button } from './button.tsx';

/** Leads from page to page, the first of which is 1. A button without a page keeps its place and the focus. */
export function Pager({
  page,
  pages,
  label,
  place,
  previous,
  next,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  /** Says which page is shown. */
  readonly place: string;
  readonly previous: string;
  readonly next: string;
  readonly onPage: (page: number) => void;
}) {
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
    <nav aria-label={label} className="flex items-center justify-center gap-3">
      {step(previous, 'chevron-left', page - 1)}
      <span aria-live="polite" className="text-sm tabular-nums">
        {place}
      </span>
      {step(next, 'chevron-right', page + 1)}
    </nav>
  );
}
