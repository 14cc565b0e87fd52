import { avatar } from '#schemas/calls/account.ts';
import { unread } from '#schemas/calls/common.ts';
import { availablePromotions } from '#schemas/calls/promotions.ts';
import { useArea, useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { useSession } from '#src/session/use-session.ts';
import { useShellTexts } from './texts.ts';

const UNREAD_STALE_MS = 60_000;

const PROMOTIONS_STALE_MS = 60_000;

/** Promotions that can be joined or claimed, plus unread messages. */
const useAccountBadge = (): number => {
  const { phase } = useSession();
  const hasPromotions = useArea('promotions');
  const promotions = useCallQuery(
    availablePromotions,
    {},
    { enabled: phase === 'member' && hasPromotions, staleTime: PROMOTIONS_STALE_MS },
  );
  const { data } = useCallQuery(unread, {}, { enabled: phase === 'member', staleTime: UNREAD_STALE_MS });
  return (promotions.data?.count ?? 0) + (data?.count ?? 0);
};

const AVATAR_STALE_MS = 600_000;

/** The member's picture with a badge of available promotions and unread messages. */
export function MemberAvatar() {
  const count = useAccountBadge();
  const t = useShellTexts();
  const { assets } = useBrand();
  const { data } = useCallQuery(avatar, {}, { staleTime: AVATAR_STALE_MS });
  return (
    <span className="relative inline-flex">
      <Avatar src={data?.avatar ?? null} fallbackSrc={assets.avatar ?? null} label="" className="size-9" />
      <Badge
        count={count}
        label={t('account.badge', { count })}
        className="absolute -end-2 -top-1.5 ring-2 ring-header"
      />
    </span>
  );
}
