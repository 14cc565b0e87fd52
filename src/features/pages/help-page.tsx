import { useLocation } from 'react-router-dom';
import { PageFrame } from '#src/brand/page-frame.tsx';
import { Soon } from './soon.tsx';
import { usePageTexts } from './texts.ts';

/** The help centre, at /help under its banner and, with nothing around it, at /helpmc. */
export function HelpPage() {
  const t = usePageTexts();
  const { pathname } = useLocation();
  return (
    <PageFrame name={t('name.help')} {...(pathname.startsWith('/helpmc') ? {} : { group: 'w_help' })}>
      <Soon icon="help" text={t('soon.help')} />
    </PageFrame>
  );
}
