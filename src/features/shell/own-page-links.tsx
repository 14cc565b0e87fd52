import type { OwnPage } from '#schemas/pages/own-page.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';

/** Links, as list items, to the pages that the brand adds to the menu or to the footer. */
export function OwnPageLinks({
  in: place,
  className,
  onChosen,
}: {
  in: OwnPage['link'];
  className: string;
  onChosen?: () => void;
}) {
  const { language } = useLanguage();
  return useBrand().pages.map(
    ({ path, link, texts }) =>
      link === place && (
        <li key={path}>
          <Link to={path} className={className} onClick={onChosen}>
            {place === 'menu' && <Icon name="info" className="size-5 text-ink-muted" />}
            <span lang={texts[language]?.lang}>{texts[language]?.title}</span>
          </Link>
        </li>
      ),
  );
}
