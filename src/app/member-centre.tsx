import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CentreModal } from '#src/features/centre/centre-modal.tsx';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { memberPages, type MemberPage } from './member-pages.tsx';
import { useLeaveCentre } from './use-centres.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';

const FIRST_PAGE = 'securityCenter';

function PageLoading() {
  const common = useCommonTexts();
  return (
    <output className="block space-y-4">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-64 w-full" />
    </output>
  );
}

function Page({ page }: { readonly page: MemberPage }) {
  const Part = page.part;
  return (
    <Suspense fallback={<PageLoading />}>
      <Part />
    </Suspense>
  );
}

/** The member centre on the page that the URL names, else on the page that it was opened with. */
export function MemberCentre({ page: opened }: { readonly page: string | null }) {
  const [query] = useSearchParams();
  const memberUrl = useMemberUrl();
  const { member } = useSession();
  const wanted = query.get('member') || opened || FIRST_PAGE;
  const pages = memberPages.filter(({ isFor }) => isFor === undefined || (member !== null && isFor(member)));
  const page = pages.find(({ key }) => key === wanted);
  return (
    <CentreModal
      centre="member"
      entries={pages.map(({ key, icon, badge, inMenu = true }) => ({ key, icon, badge, inMenu, to: memberUrl(key) }))}
      page={wanted}
      onClose={useLeaveCentre()}
    >
      {page && <Page key={page.key} page={page} />}
    </CentreModal>
  );
}
