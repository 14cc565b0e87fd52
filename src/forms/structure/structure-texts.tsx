import {
  TranslatableString,
  type CyclicSchemaExpandProps,
  type DescriptionFieldProps,
  type FieldHelpProps,
  type MultiSchemaFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  type TitleFieldProps,
  type UnsupportedFieldProps,
} from '@rjsf/utils';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';

export function FieldTitle({ id, title, optionalDataControl }: TitleFieldProps) {
  return (
    <div id={id} className="flex items-center justify-between gap-2 font-display text-base font-semibold text-ink">
      {title}
      {optionalDataControl}
    </div>
  );
}

export function FieldDescription({ id, description }: DescriptionFieldProps) {
  return description ? (
    <div id={id} className="text-sm text-ink-muted">
      {description}
    </div>
  ) : null;
}

export function FieldHelp({ help }: FieldHelpProps) {
  return help ? <div className="mt-1.5 text-xs text-ink-muted">{help}</div> : null;
}

/** A choice of what a value is, above the fields of that choice. */
export function VariantField({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="flex flex-col gap-3 border-s-2 border-line ps-3">
      {selector}
      {optionSchemaField}
    </div>
  );
}

/** Adds or takes away an optional part; where nothing may change it says that there is none. */
export function OptionalPart({ id, label, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const act = onAddClick ?? onRemoveClick;
  if (act === undefined) return <em id={id}>{label}</em>;
  return (
    <Button
      id={id}
      size="sm"
      variant={onAddClick === undefined ? 'quiet' : 'secondary'}
      icon={onAddClick === undefined ? 'close' : 'plus'}
      onClick={act}
      className="self-start"
    >
      {label}
    </Button>
  );
}

/** A schema that nothing draws: the page goes on without it. */
export function UnsupportedField({ fieldPathId, reason, registry }: UnsupportedFieldProps) {
  return (
    <Callout tone="warning" title={registry.translateString(TranslatableString.UnsupportedField)}>
      {`${fieldPathId.$id}: ${reason}`}
    </Callout>
  );
}

/** A description that contains itself is opened a level at a time. */
export function CycleField({ name, fieldPathId, registry, onExpand }: CyclicSchemaExpandProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
      {registry.translateString(TranslatableString.CycleDetected, [name])}
      <Button id={`${fieldPathId.$id}-button`} size="sm" variant="secondary" onClick={() => onExpand(fieldPathId.$id)}>
        {registry.translateString(TranslatableString.ExpandButton)}
      </Button>
    </div>
  );
}
