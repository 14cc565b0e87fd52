import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';

/** Square before it is loaded, too: until then the browser shows the picture that was there before, in its shape. */
const MARK = 'aspect-square object-contain';

/** The brand's logo, or its icon where room is short; it leads home. */
export function BrandLogo({ className = 'h-9', mark = false }: { className?: string; mark?: boolean }) {
  const { name, assets } = useBrand();
  return (
    <Link to="/index" className={classNames('inline-flex shrink-0 items-center rounded-control', focusRing)}>
      <img src={mark ? assets.icon : assets.logo} alt={name} width={mark ? 40 : 160} height={40} className={classNames('w-auto max-w-[40vw]', mark && MARK, className)} />
    </Link>
  );
}
