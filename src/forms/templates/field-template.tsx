import type { FieldTemplateProps } from '@rjsf/utils';

/** Widgets draw their own label, description and error; only lists and objects have errors of their own. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { children, hidden, errors, help, schema, registry } = props;
  if (hidden) return children;
  const { WrapIfAdditionalTemplate: Wrap } = registry.templates;
  const isNested = schema.type === 'object' || schema.type === 'array';
  return (
    <Wrap {...props}>
      {children}
      {isNested ? errors : null}
      {help}
    </Wrap>
  );
}
