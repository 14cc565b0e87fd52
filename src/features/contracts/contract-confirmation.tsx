import type { ReactNode } from 'react';
import { contractNoteForm } from '#schemas/forms/contract-forms.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { textValue } from '#src/lib/text-value.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { StepTitle } from '#src/ui/step-title.tsx';
import type { ContractStepState } from './use-contract-step.ts';
import { WhatIfView } from './what-if-view.tsx';

/** Shows the effects of a step on a contract, and sends the step when the agent confirms it. */
export function ContractConfirmation({
  step: { confirm, whatIf, busy, back },
  title,
  submit,
  isFinal,
  children,
}: {
  readonly step: ContractStepState;
  readonly title: string;
  readonly submit: string;
  /** Whether the step ends a contract or a negotiation; the button then has the danger colour. */
  readonly isFinal: boolean;
  /** The terms that the agent would agree to. */
  readonly children?: ReactNode;
}) {
  const common = useCommonTexts();
  return (
    <section aria-label={title} className="space-y-4 rounded-card border border-line bg-raised p-4">
      <StepTitle>{title}</StepTitle>
      {children}
      {whatIf !== null && <WhatIfView whatIf={whatIf} />}
      <SchemaForm
        form={contractNoteForm}
        label={title}
        busy={busy}
        onSubmit={(values) => confirm(textValue(values, 'note'))}
      >
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isFinal ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={back}>
            {common('back')}
          </Button>
        </div>
      </SchemaForm>
    </section>
  );
}
