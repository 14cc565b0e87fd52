import { useBrand } from '#src/brand/use-brand.ts';
import { useCopy } from '#src/modals/use-copy.ts';
import { Button } from '#src/ui/button.tsx';
import { useAgentTexts } from './texts.ts';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The link of an invitation, with the ways to hand it on. */
export function InviteShare({ link, campaign }: { readonly link: string; readonly campaign: string }) {
  const t = useAgentTexts();
  const { name } = useBrand();
  const copy = useCopy({ copied: t('copied'), failed: t('copy.failed') });
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ text: t('share.text', { brand: name }), url: link });
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
        aria-label={`${t('invite.copy')}: ${campaign}`}
        onClick={() => copy(link)}
      >
        {t('invite.copy')}
      </Button>
      {typeof navigator.share === 'function' && (
        <Button size="sm" variant="secondary" icon="external" onClick={() => void share()}>
          {t('share')}
        </Button>
      )}
    </div>
  );
}
