import { useMemo } from 'react';
import { applyPromotion } from '#schemas/calls/promotions.ts';
import { applicationForm } from '#schemas/forms/promotion-forms.ts';
import type { Promotion } from '#schemas/promotions.ts';
import type { DraftStore } from '#src/forms/form-values.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import type { PromotionFlow } from './promotion-flow.tsx';
import { usePromotionTexts } from './texts.ts';

const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((one) => one instanceof File);

/** The form for a promotion application, with a comment and pictures. */
export function ApplicationForm({
  promotion: { id, conditions },
  flow: {
    operation: { busy, confirm },
    problem,
    leave,
  },
  drafts,
}: {
  readonly promotion: Promotion;
  readonly flow: PromotionFlow;
  /** Keeps the comment as a draft. */
  readonly drafts?: DraftStore | undefined;
}) {
  const t = usePromotionTexts();
  const common = useCommonTexts();
  const { commentLength, pictures } = conditions;
  const form = useMemo(() => applicationForm({ commentLength, pictures }), [commentLength, pictures]);
  return (
    <section aria-label={t('form')} className="space-y-4 card p-4">
      <h2 className="font-display text-lg font-semibold">{t('form')}</h2>
      <ProblemForm
        problem={problem}
        form={form}
        label={t('form')}
        busy={busy}
        {...(drafts === undefined ? {} : { drafts })}
        onSubmit={(values) => {
          const comment = textValue(values, 'comment');
          const images = isFiles(values['images']) ? [...values['images']] : [];
          confirm({
            call: applyPromotion,
            input: { id, ...(comment === '' ? {} : { comment }), ...(images.length === 0 ? {} : { images }) },
          });
        }}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('form.send')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={leave}>
            {common('cancel')}
          </Button>
        </div>
      </ProblemForm>
    </section>
  );
}
