import { buttonId, getUiOptions, TranslatableString, type ArrayFieldTemplateProps } from '@rjsf/utils';
import { FieldSection } from '../templates/field-section.tsx';

/** A list: its entries one below the other, then the button that adds one. */
export function ListField({
  canAdd,
  disabled,
  fieldPathId,
  uiSchema,
  items,
  optionalDataControl,
  onAddClick,
  readonly,
  registry,
  required,
  schema,
  title,
}: ArrayFieldTemplateProps) {
  const options = getUiOptions(uiSchema);
  const { AddButton } = registry.templates.ButtonTemplates;
  const locked = disabled === true || readonly === true;
  return (
    <FieldSection
      id={fieldPathId.$id}
      title={options.title ?? title}
      required={required === true}
      description={options.description ?? schema.description}
    >
      {optionalDataControl}
      {items.length > 0 ? (
        <ul className="flex flex-col gap-3">{items}</ul>
      ) : (
        <p className="rounded-control border border-dashed border-line px-3 py-4 text-center text-sm text-ink-muted">
          {registry.translateString(TranslatableString.EmptyArray)}
        </p>
      )}
      {canAdd === true && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          onClick={onAddClick}
          disabled={locked}
          uiSchema={uiSchema ?? {}}
          registry={registry}
        />
      )}
    </FieldSection>
  );
}
