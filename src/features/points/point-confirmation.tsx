import { useMemo } from 'react';
import { pointPasswordForm } from '#schemas/forms/point-forms.ts';
import type { PointPassword } from '#schemas/point-names.ts';
import { textValue } from '#src/lib/text-value.ts';
import { ProblemForm } from '#src/forms/problem-form.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { StepTitle } from '#src/ui/step-title.tsx';
import type { PointOperation } from './use-point-operation.ts';

/** Lists the effects of a redemption or conversion, and asks for a password to confirm them. */
export function PointConfirmation({
  operation: { problem, busy, back },
  onConfirm,
  facts,
  kind,
  label,
  submit,
}: {
  readonly operation: PointOperation;
  readonly onConfirm: (password: string) => void;
  readonly facts: readonly Fact[];
  readonly kind: PointPassword;
  readonly label: string;
  readonly submit: string;
}) {
  const common = useCommonTexts();
  const form = useMemo(() => pointPasswordForm(kind), [kind]);
  return (
    <section aria-label={label} className="mx-auto max-w-md space-y-4">
      <StepTitle level="h2">{label}</StepTitle>
      <FactList facts={facts} />
      <ProblemForm
        form={form}
        label={label}
        problem={problem}
        busy={busy}
        onSubmit={(values) => onConfirm(textValue(values, 'password'))}
      >
        <Button type="submit" size="lg" block busy={busy}>
          {submit}
        </Button>
        <Button variant="quiet" block disabled={busy} onClick={back}>
          {common('back')}
        </Button>
      </ProblemForm>
    </section>
  );
}
