import { useLocation } from 'react-router-dom';
import { PageFrame } from '#src/brand/page-frame.tsx';
import { OpensSoon } from '#src/brand/opens-soon.tsx';
import { useHelpTexts } from './texts.ts';

/** The help centre: /help with a banner, /helpmc without layout. */
export function HelpPage() {
  const t = useHelpTexts();
  const { pathname } = useLocation();
  return (
    <PageFrame name={t('name')} {...(pathname.startsWith('/helpmc') ? {} : { group: 'w_help' })}>
      <OpensSoon icon="help" text={t('soon')} />
    </PageFrame>
  );
}
