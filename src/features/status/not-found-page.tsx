import { useBrand } from '#src/brand/use-brand.ts';
import { useOwnTexts } from '#src/brand/use-own-texts.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { StatusIcon, StatusMessage } from './status-message.tsx';
import { useStatusTexts } from './texts.ts';

/** The brand's picture, in a box whose size does not depend on the file. */
function BrandPicture({ src }: { src: string }) {
  return <img src={src} alt="" className="h-40 w-full object-contain sm:h-52" />;
}

/** Shown for a URL without a page, with the brand's own text and picture if it has them. */
export function NotFoundPage() {
  const t = useStatusTexts();
  const common = useCommonTexts();
  const { assets } = useBrand();
  const own = useOwnTexts('notFound');
  const title = own.title ?? t('notFound.title');
  usePageTitle(title);
  return (
    <StatusMessage
      picture={assets.notFound === undefined ? <StatusIcon name="search" /> : <BrandPicture src={assets.notFound} />}
      title={title}
      actions={
        <Link to="/index" className={buttonStyles('primary', 'lg')}>
          {own.action ?? common('goHome')}
        </Link>
      }
    >
      <p>{own.text ?? t('notFound.text')}</p>
    </StatusMessage>
  );
}
