import { buttonId, canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { useSurroundings } from '../form-context.ts';
import { FieldSection } from './field-section.tsx';

/** The fields of an object: the brand's groups under their headings, then the rest in order. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const {
    title,
    description,
    properties,
    fieldPathId,
    schema,
    uiSchema,
    formData,
    disabled,
    readonly,
    registry,
    onAddProperty,
    optionalDataControl,
  } = props;
  const form = useSurroundings();
  const groups = form?.groups ?? [];
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const contentOf = (names: readonly string[]) =>
    properties.filter(({ name }) => names.includes(name)).map(({ content }) => content);
  const { AddButton } = registry.templates.ButtonTemplates;
  const rest = properties.filter(({ name }) => !grouped.has(name)).map(({ content }) => content);
  return (
    <FieldSection id={fieldPathId.$id} title={form === null ? title : null} description={description}>
      {groups.map(({ id, fields }) => (
        <FieldSection key={id} title={form?.groupHeading(id) ?? null}>
          {contentOf(fields)}
        </FieldSection>
      ))}
      {optionalDataControl}
      {rest}
      {canExpand(schema, uiSchema, formData) && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={onAddProperty}
          disabled={disabled === true || readonly === true}
          uiSchema={uiSchema ?? {}}
          registry={registry}
        />
      )}
    </FieldSection>
  );
}
