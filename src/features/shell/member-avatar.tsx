import { avatar } from '#schemas/calls/account.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { useShellTexts } from './texts.ts';

const FRESH_MS = 600_000;

/** The member's picture, with the count of what waits. */
export function MemberAvatar({ count }: { count: number }) {
  const t = useShellTexts();
  const { assets } = useBrand();
  const { data } = useCallQuery(avatar, {}, { staleTime: FRESH_MS });
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
