import { useLocation } from 'react-router-dom';
import { withoutTrailingSlash } from '#schemas/routes.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { NotFoundPage } from '#src/features/status/not-found-page.tsx';
import { OwnPage } from './own-page.tsx';

/** The page of a path that is not a route of the site: one of the brand's own pages, or the page for unknown paths. */
export function OtherPage() {
  const path = withoutTrailingSlash(useLocation().pathname);
  const page = useBrand().pages.find((own) => own.path === path);
  return page === undefined ? <NotFoundPage /> : <OwnPage page={page} />;
}
