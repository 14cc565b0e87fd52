import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { applicationForm } from '#schemas/forms/promotion-forms.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { textValue, type DraftStore } from '#src/forms/form-values.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { Button } from '#src/ui/button.tsx';
import { confirmedOf } from './promotion-machine.ts';
import { usePromotionTexts } from './texts.ts';
import type { PromotionActor } from './use-promotion-flow.ts';

const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((one) => one instanceof File);

/** The application for a promotion: a comment and pictures. */
export function ApplicationForm({
  promotion: { id, conditions },
  actor,
  drafts,
}: {
  readonly promotion: Promotion;
  readonly actor: PromotionActor;
  /** Keeps the comment. */
  readonly drafts?: DraftStore | undefined;
}) {
  const t = usePromotionTexts();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const { commentLength, pictures } = conditions;
  const form = useMemo(() => applicationForm({ commentLength, pictures }), [commentLength, pictures]);
  return (
    <section aria-label={t('form')} className="space-y-4 rounded-card border border-line bg-surface p-4">
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
          actor.send({
            type: 'form.submit',
            order: {
              confirmed: confirmedOf(id, comment, ...images.map(({ name, size }) => `${name} ${size}`)),
              values: { id, ...(comment === '' ? {} : { comment }), ...(images.length === 0 ? {} : { images }) },
            },
          });
        }}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('form.send')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => actor.send({ type: 'form.leave' })}>
            {t('form.leave')}
          </Button>
        </div>
      </ProblemForm>
    </section>
  );
}
