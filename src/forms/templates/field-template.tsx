import { getUiOptions, type FieldTemplateProps } from '@rjsf/utils';

/** A list whose value one widget draws whole. */
const isOneWidget = ({ schema, uiSchema, registry: { schemaUtils } }: FieldTemplateProps): boolean =>
  getUiOptions(uiSchema).widget !== undefined ||
  schemaUtils.isMultiSelect(schema) ||
  schemaUtils.isFilesArray(schema, uiSchema);

/** Widgets draw their own label, description and error; only lists and objects have errors of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { children, hidden, errors, help, schema, registry } = props;
  if (hidden) return children;
  const { WrapIfAdditionalTemplate: Wrap } = registry.templates;
  const isNested = schema.type === 'object' || (schema.type === 'array' && !isOneWidget(props));
  return (
    <Wrap {...props}>
      {children}
      {isNested ? errors : null}
      {help}
    </Wrap>
  );
}
