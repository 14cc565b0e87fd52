import { usePageTitle } from '#src/brand/use-page-title.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { StatusMessage } from './status-message.tsx';
import { useStatusTexts } from './texts.ts';

/** Shown for a URL for which the site or the brand has no page. */
export function NotFoundPage() {
  const t = useStatusTexts();
  const common = useCommonTexts();
  usePageTitle(t('notFound.title'));
  return (
    <StatusMessage
      icon="search"
      title={t('notFound.title')}
      actions={
        <Link to="/index" className={buttonStyles('primary', 'lg')}>
          {common('goHome')}
        </Link>
      }
    >
      <p>{t('notFound.text')}</p>
    </StatusMessage>
  );
}
