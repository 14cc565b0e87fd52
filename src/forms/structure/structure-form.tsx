import type { RJSFSchema, RJSFValidationError, UiSchema } from '@rjsf/utils';
import { useCallback, useMemo, type ReactNode } from 'react';
import { FormSpeaker } from '../form-speaker.tsx';
import { refuseFaultySchema } from '../validator/schema-fault.ts';
import { schemaValidator } from '../validator/schema-validator.ts';
import { SUMMARY_ID } from './structure-errors.tsx';
import { StructureFormFields } from './structure-theme.ts';
import { useStructureTexts, useTranslateString } from './structure-words.ts';
import { errorWords } from './error-words.ts';

export interface StructureFormProps<T> {
  schema: RJSFSchema;
  ui?: UiSchema;
  value: T;
  onValue: (value: T) => void;
  onSubmit?: (value: T) => void;
  /** Before the ids of the fields: two forms of one page differ in it. */
  idPrefix?: string;
  disabled?: boolean;
  /** The row with the submit button. */
  children?: ReactNode;
}

const NO_UI: UiSchema = {};

/** A form over data of any shape, from a JSON Schema. Messages come on leaving a field and on submit. Throws for a schema that would not be checked whole. */
export function StructureForm<T>({
  schema,
  ui = NO_UI,
  value,
  onValue,
  onSubmit,
  idPrefix,
  disabled = false,
  children,
}: StructureFormProps<T>) {
  const t = useStructureTexts();
  const translateString = useTranslateString();
  const checked = useMemo(() => {
    refuseFaultySchema(schema);
    return schema;
  }, [schema]);
  const transformErrors = useCallback((errors: RJSFValidationError[]) => errorWords(errors, t), [t]);
  return (
    <FormSpeaker>
      <StructureFormFields
        schema={checked}
        uiSchema={ui}
        formData={value}
        validator={schemaValidator}
        translateString={translateString}
        transformErrors={transformErrors}
        disabled={disabled}
        noHtml5Validate
        liveValidate="onBlur"
        showErrorList="top"
        onError={() => document.getElementById(SUMMARY_ID)?.focus()}
        onChange={({ formData }) => onValue(formData as T)}
        onSubmit={({ formData }) => onSubmit?.(formData as T)}
        {...(idPrefix === undefined ? {} : { idPrefix })}
      >
        {children ?? <></>}
      </StructureFormFields>
    </FormSpeaker>
  );
}
