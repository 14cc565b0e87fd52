import { avatar } from '#schemas/calls/account.ts';
import { unread } from '#schemas/calls/common.ts';
import { availablePromotions } from '#schemas/calls/promotions.ts';
import { useArea, useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { useSession } from '#src/session/use-session.ts';
import { useShellTexts } from './texts.ts';

const MINUTE_MS = 60_000;

/**
 * Returns the number of promotions that can be joined or claimed, plus the number of unread messages. Both are refreshed once a minute while the tab is
 * visible.
 */
const useAccountBadge = (): number => {
  const isMember = useSession().phase === 'member';
  const often = { staleTime: MINUTE_MS, refetchInterval: MINUTE_MS };
  const promotions = useCallQuery(availablePromotions, {}, { ...often, enabled: useArea('promotions') && isMember });
  const messages = useCallQuery(unread, {}, { ...often, enabled: isMember });
  return (promotions.data?.count ?? 0) + (messages.data?.count ?? 0);
};

const AVATAR_STALE_MS = 600_000;

/** The member's picture with a badge that counts available promotions and unread messages. */
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
