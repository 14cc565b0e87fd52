import { Pager as PagerFrame } from '#src/ui/pager.tsx';
import { useRecordsTexts } from './texts.ts';

/** Leads from page to page of records. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const t = useRecordsTexts();
  return (
    <PagerFrame
      page={page}
      pages={pages}
      label={t('pages')}
      place={t('page', { page, pages })}
      previous={t('page.previous')}
      next={t('page.next')}
      onPage={onPage}
    />
  );
}
