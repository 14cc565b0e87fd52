import { PageFrame } from './page-frame.tsx';
import { Soon } from './soon.tsx';
import { usePageTexts } from './texts.ts';

export function LotteryPage() {
  const t = usePageTexts();
  return (
    <PageFrame name={t('name.LOTT')}>
      <Soon icon="lottery" text={t('soon.lottery')} />
    </PageFrame>
  );
}
