import { PageFrame } from './page-frame.tsx';
import { Soon } from './soon.tsx';
import { usePageTexts } from './texts.ts';

export function FbsportsPage() {
  const t = usePageTexts();
  return (
    <PageFrame name={t('name.fbsports')}>
      <Soon icon="sports" text={t('soon.sports')} way={{ to: '/sports', label: t('go.sports') }} />
    </PageFrame>
  );
}
