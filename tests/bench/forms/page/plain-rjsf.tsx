import RjsfForm from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { registerForm } from '#schemas/forms/register-form.ts';
import { COUNTRIES, FACTS } from './facts.ts';

const PASSWORDS = new Set(['password', 'confirmPassword', 'paymentPassword']);

/** The same schema as RJSF takes it by itself: its own theme, Ajv, live validation. */
const plainForm = (): { schema: RJSFSchema; uiSchema: UiSchema } => {
  const { schema, ui } = registerForm(FACTS);
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, { 'x-message': _message, 'x-check': _check, 'x-same-as': _same, ...field }]) => [name, name === 'countryDialingCode' ? { ...field, enum: COUNTRIES.map(({ diallingCode }) => diallingCode) } : field]),
  );
  const uiSchema = Object.fromEntries(Object.keys(properties).map((name) => [name, PASSWORDS.has(name) ? { 'ui:widget': 'password' } : {}]));
  return { schema: { ...schema, properties } as RJSFSchema, uiSchema: { ...uiSchema, 'ui:order': [...ui.order] } };
};

export function Form() {
  const [{ schema, uiSchema }] = useState(plainForm);
  const [values, setValues] = useState<unknown>({ countryDialingCode: '63' });
  return (
    <RjsfForm
      idPrefix="plain"
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      validator={validator}
      liveValidate="onChange"
      noHtml5Validate
      customValidate={(data: Record<string, string> | undefined, errors) => {
        if (data?.['confirmPassword'] !== data?.['password']) errors['confirmPassword']?.addError('The two passwords do not match');
        return errors;
      }}
      onChange={({ formData }) => setValues(formData)}
    />
  );
}
