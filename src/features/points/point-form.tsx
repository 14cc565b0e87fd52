import { useMemo } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { SchemaForm, type SchemaFormProps } from '#src/forms/schema-form.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { usePointProblem } from './use-point-problem.ts';

/** A form of the mall with one field, with what the platform says against it. */
export function PointForm({
  problem,
  ...form
}: Omit<SchemaFormProps, 'serverErrors'> & { readonly problem: Problem | null }) {
  const problemText = usePointProblem();
  const field = form.form.ui.order[0] ?? '';
  const { general, fields } = useMemo(() => problemText(problem, field), [problemText, problem, field]);
  return (
    <div className="space-y-4">
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      <SchemaForm {...form} serverErrors={fields} />
    </div>
  );
}
