import { useBrand } from '#src/brand/use-brand.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Vendor } from './category-vendors.ts';
import { useGameTexts } from './texts.ts';

/** Leads to the page that frames a sports vendor. */
export function BetLink({ vendor: { vassalage, name } }: { vendor: Vendor }) {
  const t = useGameTexts();
  const { sportsSpecialVassalage } = useBrand().navigation;
  const page = vassalage === sportsSpecialVassalage ? '/fbsports' : `/seamless?vendor=${encodeURIComponent(vassalage)}`;
  return (
    <p>
      <Link to={page} className={buttonStyles('secondary')}>
        {t('sports.bet', { name: name ?? vassalage })}
      </Link>
    </p>
  );
}

export function BetLinkSkeleton() {
  return <Skeleton className="h-11 w-44 sm:h-10" />;
}
