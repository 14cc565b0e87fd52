import { RichText } from '#src/rich-text/rich-text.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useAuthTexts } from '../texts.ts';
import type { Terms } from './use-terms.ts';

/** The terms over the registration form, which keeps what was typed. */
export function TermsModal({
  terms: { article, isError, retry },
  onClose,
}: {
  readonly terms: Terms;
  readonly onClose: () => void;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const content = () => {
    if (article !== undefined)
      return <RichText html={article?.content ?? ''} blank={t('register.terms.blank')} headings="h3" />;
    return isError ? (
      <LoadError text={t('register.terms.error')} retryLabel={common('retry')} onRetry={retry} />
    ) : (
      <output className="block space-y-3">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-64 w-full" />
      </output>
    );
  };
  return (
    <Modal title={article?.title ?? t('register.terms')} closeLabel={common('close')} onClose={onClose}>
      {content()}
    </Modal>
  );
}
