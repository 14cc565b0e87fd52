import { useRef, useState } from 'react';
import { icon } from '#schemas/calls/account.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { shownAccount } from '#src/session/member.ts';
import { formatLocalDay } from '#src/lib/format-local-time.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { AvatarChooser } from './avatar-chooser.tsx';
import { useProfileTexts } from './texts.ts';

/** A card with the member's picture, account name, nickname, level and registration date. */
export function AccountCard({
  profile: { account, nickname, clubLabel, registeredAt },
  rankTo,
}: {
  readonly profile: MemberProfile;
  /** The URL of the page with the member's level. */
  readonly rankTo: string;
}) {
  const t = useProfileTexts();
  const { assets } = useBrand();
  const { data } = useCallQuery(icon, {});
  const [isChoosing, setChoosing] = useState(false);
  const name = useRef<HTMLParagraphElement>(null);
  const part = useKeptFocus(name);
  return (
    <section ref={part} aria-label={t('card.title')} className="card p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={data?.icon ?? null} fallbackSrc={assets.avatar ?? null} label="" className="size-20" />
        <div className="min-w-0 flex-1 basis-40">
          <p
            ref={name}
            tabIndex={-1}
            className={`rounded-control font-display text-lg font-semibold wrap-anywhere ${focusRing}`}
          >
            {nickname}
          </p>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {t('card.account', { account: shownAccount({ account }) })}
          </p>
          <p className="text-sm text-ink-muted">{t('card.since', { date: formatLocalDay(registeredAt) })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Link
            to={rankTo}
            className={`inline-flex min-h-11 items-center gap-2 rounded-full border border-accent-ink px-4 text-sm font-semibold text-accent-ink sm:min-h-10 ${focusRing}`}
          >
            <Icon name="crown" className="size-5" />
            {clubLabel === null ? t('card.noLevel') : t('card.level', { level: clubLabel.labelName })}
          </Link>
          {data !== undefined && data.icons.length > 0 && !isChoosing && (
            <Button variant="secondary" icon="image" onClick={() => setChoosing(true)}>
              {t('avatar.change')}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && data !== undefined && (
        <AvatarChooser icons={data.icons} current={data.icon} onLeave={() => setChoosing(false)} />
      )}
    </section>
  );
}
