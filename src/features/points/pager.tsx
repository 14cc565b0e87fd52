import { Pager as PagerFrame } from '#src/ui/pager.tsx';
import { usePointTexts } from './texts.ts';

/** Leads from page to page of a list; nothing for a single page. */
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
  return (
    <PagerFrame
      page={page}
      pages={pages}
      label={t('pages')}
      place={t('page', { page: String(page), pages: String(pages) })}
      previous={t('page.previous')}
      next={t('page.next')}
      onPage={onPage}
    />
  );
}
