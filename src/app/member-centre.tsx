import { useSearchParams } from 'react-router-dom';
import { CentreModal } from '#src/features/centre/centre-modal.tsx';
import { useSession } from '#src/session/use-session.ts';
import { CentrePage } from './centre-page.tsx';
import { memberPages } from './member-pages.tsx';
import { useLeaveCentre } from './use-wanted-centre.ts';
import { useMemberTurn } from '#src/session/use-member-turn.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';

const FIRST_PAGE = 'securityCenter';

/** The member centre on the page that the URL names, else on the page that it was opened with. */
export function MemberCentre({ page: opened }: { readonly page: string | null }) {
  const [query] = useSearchParams();
  const memberUrl = useMemberUrl();
  const { member } = useSession();
  const turn = useMemberTurn();
  const wanted = query.get('member') || opened || FIRST_PAGE;
  const pages = memberPages.filter(({ isFor }) => isFor === undefined || (member !== null && isFor(member)));
  const page = pages.find(({ key }) => key === wanted);
  return (
    <CentreModal
      centre="member"
      entries={pages.map(({ key, icon, badge, inMenu = true }) => ({
        key,
        label: `page.${key}` as const,
        icon,
        badge,
        inMenu,
        to: memberUrl(key),
      }))}
      page={wanted}
      onClose={useLeaveCentre()}
    >
      {page && <CentrePage key={`${page.key} ${turn}`} part={page.part} />}
    </CentreModal>
  );
}
