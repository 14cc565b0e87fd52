import { useMemo } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { SchemaForm, type SchemaFormProps } from '#src/forms/schema-form.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useProfileProblem } from './use-profile-problem.ts';

/** A form of the account, with what the platform says against it: at its fields, and above the form where it concerns none of them. */
export function AccountForm({
  problem,
  ...form
}: Omit<SchemaFormProps, 'serverErrors'> & { readonly problem: Problem | null }) {
  const problemText = useProfileProblem();
  const names = form.form.ui.order.join(' ');
  const { general, fields } = useMemo(() => problemText(problem, names.split(' ')), [problemText, problem, names]);
  return (
    <div className="flex flex-col gap-4">
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      <SchemaForm {...form} serverErrors={fields} />
    </div>
  );
}
