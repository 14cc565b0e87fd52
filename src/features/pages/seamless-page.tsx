import { PageFrame } from './page-frame.tsx';
import { Soon } from './soon.tsx';
import { usePageTexts } from './texts.ts';

export function SeamlessPage() {
  const t = usePageTexts();
  return (
    <PageFrame name={t('name.seamless')}>
      <Soon icon="sports" text={t('soon.sports')} way={{ to: '/sports', label: t('go.sports') }} />
    </PageFrame>
  );
}
