import { useEffect, useMemo, useRef } from 'react';
import type { Problem } from '#schemas/problem.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { Callout } from '#src/ui/callout.tsx';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';
import { useFormProblem } from './use-form-problem.ts';

/** A form that shows a problem's messages at the fields they belong to; a message that belongs to none of the fields is shown above the form. */
export function ProblemForm({
  problem,
  rules = null,
  fieldOf,
  serverErrors = null,
  ...form
}: SchemaFormProps & {
  readonly problem: Problem | null;
  /** The registration rules, whose bounds some messages contain. */
  readonly rules?: RegisterRules | null;
  /** Maps the platform's name of a field to the form's name; by default they are the same. Must be referentially stable. */
  readonly fieldOf?: (field: string) => string;
}) {
  const toFormProblem = useFormProblem(rules);
  // A string, so that the memoised messages stay the same object when the form is rebuilt, for example with another balance; a new object would show
  // them again.
  const names = form.form.ui.order.join(' ');
  const { general, fields } = useMemo(
    () => toFormProblem(problem, names.split(' '), fieldOf),
    [toFormProblem, problem, names, fieldOf],
  );
  const message = useRef<HTMLDivElement>(null);
  // Scroll to the message, because the submit button of a long form is far below it.
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
