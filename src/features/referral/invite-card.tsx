import { useCopy, useShare } from '#src/modals/use-copy.ts';
import { SaveQrButton } from '#src/modals/save-qr-button.tsx';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { useReferralTexts } from './texts.ts';

/** The message that the member can share, with a copy button. */
function Shared({ label, text, action, onCopy }: { label: string; text: string; action: string; onCopy: () => void }) {
  return (
    <>
      <p className="text-sm text-ink-muted not-first:mt-2.5 @2xl:col-span-2">{label}</p>
      <output className="rounded-control border border-line bg-surface px-3 py-2 text-sm font-semibold wrap-anywhere select-all">
        {text}
      </output>
      <Button size="sm" variant="secondary" icon="copy" onClick={onCopy}>
        {action}
      </Button>
    </>
  );
}

/** The member's invitation code and link, with buttons that copy and share them. */
export function InviteCard({ code }: { readonly code: string }) {
  const t = useReferralTexts();
  const sharing = useSharingTexts();
  const copy = useCopy({ copied: sharing('copied'), failed: sharing('copy.failed') });
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
  const share = useShare(copy);
  return (
    <section
      aria-label={t('invite')}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 @lg:grid-cols-[minmax(0,1fr)_auto] @lg:gap-6"
    >
      <div className="space-y-4">
        <div className="grid items-start gap-x-2 gap-y-1.5 @2xl:grid-cols-[minmax(0,1fr)_auto]">
          <Shared label={t('code')} text={code} action={t('copyCode')} onCopy={() => copy(code)} />
          <Shared label={t('link')} text={link} action={sharing('copyLink')} onCopy={() => copy(link)} />
        </div>
        {share !== null && (
          <Button icon="external" onClick={() => void share(link)}>
            {sharing('share')}
          </Button>
        )}
      </div>
      <div className="flex flex-col items-center gap-2">
        <QrCode value={link} label={t('qr')} className="max-w-full rounded-control" />
        <SaveQrButton value={link} name={code} />
      </div>
    </section>
  );
}
