import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';

const NARROW = '(max-width: 26.1875rem)';

/** The brand's logo, which links to the home page. With `narrowMark`, narrow screens show the icon instead. */
export function BrandLogo({ className = 'h-9', narrowMark = false }: { className?: string; narrowMark?: boolean }) {
  const { name, assets } = useBrand();
  return (
    <Link to="/index" className={classNames('inline-flex min-w-0 items-center rounded-control', focusRing)}>
      <picture className="contents">
        {narrowMark && <source media={NARROW} srcSet={assets.icon} width={40} height={40} />}
        <img src={assets.logo} alt={name} width={160} height={40} className={`logo ${className}`} />
      </picture>
    </Link>
  );
}
