import { memo, useMemo, useState } from 'react';
import type { FormDescription } from '#schemas/forms/form-schema.ts';
import type { FormSession } from './form-session.ts';
import { rjsfProps } from './rjsf-props.ts';
import { ThemedForm } from './themed-form.ts';
import { schemaValidator } from './validator/schema-validator.ts';

/** The fields alone, drawn by RJSF. Nothing that changes while typing comes in here, so a keystroke does not draw them again. */
export const FormFields = memo(function FormFields({ form, session, idPrefix }: { form: FormDescription; session: FormSession; idPrefix: string }) {
  const { schema, uiSchema } = useMemo(() => rjsfProps(form), [form]);
  const [start] = useState(() => session.values());
  return (
    <ThemedForm
      tagName="div"
      className="contents"
      idPrefix={idPrefix}
      schema={schema}
      uiSchema={uiSchema}
      formData={start}
      validator={schemaValidator}
      noValidate
      showErrorList={false}
    >
      <></>
    </ThemedForm>
  );
});
