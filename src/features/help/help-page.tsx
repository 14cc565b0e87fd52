import { useLocation } from 'react-router-dom';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { ComingSoon } from '#src/brand/coming-soon.tsx';
import { useHelpTexts } from './texts.ts';

/** The help centre: /help with a banner, /helpmc without layout. */
export function HelpPage() {
  const t = useHelpTexts();
  const { pathname } = useLocation();
  return (
    <PageLayout name={t('name')} {...(pathname.startsWith('/helpmc') ? {} : { bannerGroup: 'w_help' })}>
      <ComingSoon icon="help" text={t('soon')} />
    </PageLayout>
  );
}
