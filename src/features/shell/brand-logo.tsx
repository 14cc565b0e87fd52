import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';

/** Square while loading too: until then the browser keeps the previous picture at its aspect ratio. */
const MARK = 'aspect-square object-contain';
const NARROW = '(max-width: 26.1875rem)';
const NARROW_MARK = 'max-[26.1875rem]:aspect-square max-[26.1875rem]:object-contain';

/** The brand's logo, linking home. `mark` uses the icon instead: always, or on narrow screens. */
export function BrandLogo({ className = 'h-9', mark = false }: { className?: string; mark?: boolean | 'narrow' }) {
  const { name, assets } = useBrand();
  const isMark = mark === true;
  return (
    <Link to="/index" className={classNames('inline-flex shrink-0 items-center rounded-control', focusRing)}>
      <picture className="contents">
        {mark === 'narrow' && <source media={NARROW} srcSet={assets.icon} width={40} height={40} />}
        <img
          src={isMark ? assets.icon : assets.logo}
          alt={name}
          width={isMark ? 40 : 160}
          height={40}
          className={classNames('w-auto max-w-[40vw]', isMark && MARK, mark === 'narrow' && NARROW_MARK, className)}
        />
      </picture>
    </Link>
  );
}
