import { useBrand } from '#src/brand/use-brand.ts';
import { useHomeTitle } from '#src/brand/use-page-title.ts';
import { useHomeTexts } from './texts.ts';

/** The title of the home page in the tab, and its heading for screen readers. */
export function HomeHeading() {
  const t = useHomeTexts();
  const { name } = useBrand();
  useHomeTitle(t('page'));
  return <h1 className="sr-only">{t('heading', { brand: name })}</h1>;
}
