import { Suspense } from 'react';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useSession } from '#src/session/use-session.ts';
import { MallLoading } from './mall-loading.tsx';
import { usePointTexts } from './texts.ts';
import { VisitorMall } from './visitor-mall.tsx';

const MemberMall = lazyPart('points-mall', async () => (await import('./member-mall.tsx')).MemberMall);

/** The points mall: its rules for everybody, and items and points for members. */
export function PointMallPage() {
  const t = usePointTexts();
  const { phase, member } = useSession();
  const isVisitor = phase === 'visitor' || member?.kind === 'trial';
  return (
    <PageLayout name={t('name')} bannerGroup="w_shop">
      {isVisitor ? (
        <VisitorMall isTrial={member?.kind === 'trial'} />
      ) : phase === 'unknown' ? (
        <MallLoading />
      ) : (
        <Suspense fallback={<MallLoading />}>
          <MemberMall />
        </Suspense>
      )}
    </PageLayout>
  );
}
