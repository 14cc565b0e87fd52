import { toFieldPathId } from '@rjsf/utils';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { memo, useMemo, useState } from 'react';
import type { FormDescription } from '#schemas/forms/form-schema.ts';
import { formRegistry } from './form-registry.ts';
import type { FormSession } from './form-session.ts';
import { rjsfProps } from './rjsf-props.ts';

const unheard = (): void => undefined;

/** The fields alone, drawn by RJSF. Nothing that changes while typing comes in here, so a keystroke does not draw them again. */
export const FormFields = memo(function FormFields({
  form,
  session,
  idPrefix,
}: {
  form: FormDescription;
  session: FormSession;
  idPrefix: string;
}) {
  const { schema, uiSchema } = useMemo(() => rjsfProps(form), [form]);
  const registry = useMemo(() => formRegistry(schema, idPrefix), [schema, idPrefix]);
  const fieldPathId = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  // What conditions look at: it changes only when a field of a form with conditions is left.
  const [values, setValues] = useState(() => session.values());
  return (
    <ObjectField
      name=""
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      fieldPathId={fieldPathId}
      registry={registry}
      onChange={() => setValues(session.values())}
      onBlur={unheard}
      onFocus={unheard}
    />
  );
});
