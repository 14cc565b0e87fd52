import { useEffect, useMemo, useRef } from 'react';
import type { Problem } from '#schemas/problem.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { Callout } from '#src/ui/callout.tsx';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';
import { useFormProblem } from './use-form-problem.ts';

/** A form with the platform's messages: at its fields, and above the form for a problem that concerns none of them. */
export function ProblemForm({
  problem,
  rules = null,
  fieldOf,
  serverErrors = null,
  ...form
}: SchemaFormProps & {
  readonly problem: Problem | null;
  /** Fill in the bounds of the fields that registration has. */
  readonly rules?: RegisterRules | null;
  /** The form's field for one that the platform names; the same name by default. Referentially stable. */
  readonly fieldOf?: (field: string) => string;
}) {
  const toFormProblem = useFormProblem(rules);
  // Joined: a form that is described again, such as with another balance, does not repeat the message.
  const names = form.form.ui.order.join(' ');
  const { general, fields } = useMemo(
    () => toFormProblem(problem, names.split(' '), fieldOf),
    [toFormProblem, problem, names, fieldOf],
  );
  const message = useRef<HTMLDivElement>(null);
  // The button of a long form is far below the message.
  useEffect(() => {
    message.current?.scrollIntoView?.({ block: 'nearest' });
  }, [general]);
  return (
    <div className="space-y-4">
      {general !== null && (
        <div ref={message}>
          <Callout tone="danger" live>
            {general}
          </Callout>
        </div>
      )}
      <SchemaForm {...form} serverErrors={serverErrors ?? fields} />
    </div>
  );
}
