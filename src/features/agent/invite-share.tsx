import { useCopy, useShare } from '#src/modals/use-copy.ts';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { Button } from '#src/ui/button.tsx';

/** An invitation link, with buttons that copy and share it. */
export function InviteShare({ link, campaign }: { readonly link: string; readonly campaign: string }) {
  const sharing = useSharingTexts();
  const copy = useCopy({ copied: sharing('copied'), failed: sharing('copy.failed') });
  const share = useShare(copy);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output className="min-w-0 flex-1 basis-60 rounded-control border border-line bg-raised px-3 py-2 text-sm wrap-anywhere select-all">
        {link}
      </output>
      <Button
        size="sm"
        variant="secondary"
        icon="copy"
        aria-label={`${sharing('copyLink')}: ${campaign}`}
        onClick={() => copy(link)}
      >
        {sharing('copyLink')}
      </Button>
      {share !== null && (
        <Button size="sm" variant="secondary" icon="external" onClick={() => void share(link)}>
          {sharing('share')}
        </Button>
      )}
    </div>
  );
}
