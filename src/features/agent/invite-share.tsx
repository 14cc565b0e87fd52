import { useBrand } from '#src/brand/use-brand.ts';
import { useCopy } from '#src/modals/use-copy.ts';
import { useSharingTexts } from '#src/texts/sharing-texts.ts';
import { Button } from '#src/ui/button.tsx';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The link of an invitation, with buttons that copy and share it. */
export function InviteShare({ link, campaign }: { readonly link: string; readonly campaign: string }) {
  const sharing = useSharingTexts();
  const { name } = useBrand();
  const copy = useCopy({ copied: sharing('copied'), failed: sharing('copy.failed') });
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: sharing('share.text', { brand: name }), url: link });
    } catch (error) {
      if (!isAbort(error)) copy(link);
    }
  };
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
      {typeof navigator.share === 'function' && (
        <Button size="sm" variant="secondary" icon="external" onClick={() => void share()}>
          {sharing('share')}
        </Button>
      )}
    </div>
  );
}
