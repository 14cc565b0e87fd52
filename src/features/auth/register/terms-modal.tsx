import { QueryView } from '#src/parts/query-view.tsx';
import { RichText } from '#src/rich-text/rich-text.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Modal } from '#src/ui/modal.tsx';
import { useAuthTexts } from '../texts.ts';
import type { Terms } from './use-terms.ts';

/** The terms in a modal over the registration form, which keeps its values. */
export function TermsModal({ terms: { query }, onClose }: { readonly terms: Terms; readonly onClose: () => void }) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  return (
    <Modal title={query.data?.title ?? t('register.terms')} closeLabel={common('close')} onClose={onClose}>
      <QueryView query={query} failed={t('register.terms.error')} bars="h-64">
        {(article) => <RichText html={article?.content ?? ''} blank={t('register.terms.blank')} headings="h3" />}
      </QueryView>
    </Modal>
  );
}
