import { getUiOptions, optionsList, type FieldProps } from '@rjsf/utils';
import { memo } from 'react';

/** Replaces RJSF's `SchemaField` in a flat form: renders the widget that the ui schema names. */
export const LeafField = memo(function LeafField({
  schema,
  uiSchema,
  fieldPathId,
  name,
  formData,
  required,
  disabled,
  readonly,
  registry,
  onChange,
  onBlur,
  onFocus,
}: FieldProps) {
  const { widget = 'text', ...options } = getUiOptions(uiSchema);
  const Widget = typeof widget === 'string' ? registry.widgets[widget] : widget;
  if (Widget === undefined) throw new Error(`The form has no control '${String(widget)}'`);
  return (
    <Widget
      id={fieldPathId.$id}
      name={name}
      label={name}
      schema={schema}
      {...(uiSchema === undefined ? {} : { uiSchema })}
      options={schema.enum === undefined ? options : { ...options, enumOptions: optionsList(schema) }}
      value={formData as unknown}
      required={required === true}
      disabled={disabled === true || options.disabled === true}
      readonly={readonly === true || options.readonly === true || schema.readOnly === true}
      registry={registry}
      onChange={(value: unknown) => onChange(value, fieldPathId.path)}
      onBlur={onBlur}
      onFocus={onFocus}
    />
  );
});
