import RjsfForm, { type FormProps } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { registerForm } from '#schemas/forms/register-form.ts';
import { COUNTRIES, REGISTER_FORM_INPUT } from './register-form-input.ts';

const PASSWORDS = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** Builds the same schema for plain RJSF: its own theme, Ajv, live validation. */
const plainForm = (): { schema: RJSFSchema; uiSchema: UiSchema } => {
  const { schema, ui } = registerForm(REGISTER_FORM_INPUT);
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(
      ([name, { 'x-message': _message, 'x-check': _check, 'x-same-as': _same, ...field }]) => [
        name,
        name === 'countryDialingCode' ? { ...field, enum: COUNTRIES.map(({ diallingCode }) => diallingCode) } : field,
      ],
    ),
  );
  const uiSchema = Object.fromEntries(
    Object.keys(properties).map((name) => [name, PASSWORDS.has(name) ? { 'ui:widget': 'password' } : {}]),
  );
  return { schema: { ...schema, properties } as RJSFSchema, uiSchema: { ...uiSchema, 'ui:order': [...ui.order] } };
};

const START = { countryDialingCode: '63' };

const samePasswords: NonNullable<FormProps['customValidate']> = (data: Record<string, string> | undefined, errors) => {
  if (data?.['confirmPassword'] !== data?.['password'])
    errors['confirmPassword']?.addError('The two passwords do not match');
  return errors;
};

function PlainForm(own: Pick<FormProps, 'formData' | 'onChange' | 'initialFormData'>) {
  const [{ schema, uiSchema }] = useState(plainForm);
  return (
    <RjsfForm
      {...own}
      idPrefix="plain"
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      liveValidate="onChange"
      noHtml5Validate
      customValidate={samePasswords}
    />
  );
}

/** A controlled form, as in RJSF's documentation. */
export function Form() {
  const [values, setValues] = useState<unknown>(START);
  return <PlainForm formData={values} onChange={({ formData }) => setValues(formData)} />;
}

/** An uncontrolled form, which passes its values on submit. */
export function OwnStateForm() {
  return <PlainForm initialFormData={START} />;
}
