import { useMemo } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { SchemaForm, type SchemaFormProps } from '#src/forms/schema-form.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useCashierProblem } from './use-cashier-problem.ts';

/** A form of the cashier, with what the platform says against it: at its fields, and above the form where it concerns none of them. */
export function CashierForm({
  problem,
  ...form
}: Omit<SchemaFormProps, 'serverErrors'> & { readonly problem: Problem | null }) {
  const problemText = useCashierProblem();
  // By name: a form that changes with the balance does not say the same problem again.
  const names = form.form.ui.order.join(' ');
  const { general, fields } = useMemo(() => problemText(problem, names.split(' ')), [problemText, problem, names]);
  return (
    <>
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      <SchemaForm {...form} serverErrors={fields} />
    </>
  );
}
