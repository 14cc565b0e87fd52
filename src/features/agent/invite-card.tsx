import { useId, useState } from 'react';
import type { Invite } from '#schemas/team.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { SaveQrButton } from '#src/modals/save-qr-button.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { CloseInvite } from './close-invite.tsx';
import { InviteShare } from './invite-share.tsx';
import { useAgentTexts } from './texts.ts';

/** Returns the URL of the registration page with an invitation code. */
const linkOf = (code: string): string => `${location.origin}/register?affiliateCode=${encodeURIComponent(code)}`;

/** The figures of the members who registered through an invitation. */
function Outcome({ invite: { registrations, firstDeposits, players, bets } }: { readonly invite: Invite }) {
  const t = useAgentTexts();
  const money = useMoney();
  const { tag } = useLanguage();
  const number = new Intl.NumberFormat(tag);
  const figures = [
    [t('invite.registrations'), number.format(registrations)],
    [t('invite.firstDeposits'), number.format(firstDeposits)],
    [t('invite.players'), number.format(players)],
    [t('invite.bets'), money(bets)],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-2">
      {figures.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="font-display text-base font-bold">
            <Unbroken>{value}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An invitation link as a QR code, with a button that saves it as an image. */
function InviteCode({ id, link, code }: { readonly id: string; readonly link: string; readonly code: string }) {
  const t = useAgentTexts();
  return (
    <div id={id} className="flex flex-col items-start gap-2">
      <QrCode value={link} label={t('qr', { code })} className="max-w-full rounded-control" />
      <SaveQrButton value={link} name={code} />
    </div>
  );
}

/** An invitation with its results and, while it is open, its link and ways to share the link. */
export function InviteCard({ invite }: { readonly invite: Invite }) {
  const t = useAgentTexts();
  const id = useId();
  const [showsCode, setShowsCode] = useState(false);
  const { code, campaign, status, created } = invite;
  const link = linkOf(code);
  const isOpen = status === 'OPEN';
  return (
    <li className="space-y-3 card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <h5 className="font-semibold wrap-anywhere">{campaign === '' ? code : campaign}</h5>
          <p className="text-xs text-ink-muted">{t('invite.since', { code, time: formatLocalTime(created) })}</p>
        </div>
        <StatusPill tone={isOpen ? 'good' : 'done'}>{t(`invite.${status}`)}</StatusPill>
      </div>
      <Outcome invite={invite} />
      {isOpen && (
        <>
          <InviteShare link={link} campaign={campaign} />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              aria-expanded={showsCode}
              aria-controls={showsCode ? id : undefined}
              onClick={() => setShowsCode(!showsCode)}
            >
              {t(showsCode ? 'invite.qr.hide' : 'invite.qr.show')}
            </Button>
            <CloseInvite code={code} campaign={campaign} />
          </div>
          {showsCode && <InviteCode id={id} link={link} code={code} />}
        </>
      )}
    </li>
  );
}
