import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { useState } from 'react';
import { TextField } from '#src/ui/text-field.tsx';

/** A property that the schema does not name: its name can be changed, and it can be taken away. Others are drawn as they are. */
export function ExtraProperty(props: WrapIfAdditionalTemplateProps) {
  return ADDITIONAL_PROPERTY_FLAG in props.schema ? <NamedProperty {...props} /> : props.children;
}

function NamedProperty({
  id,
  label,
  disabled,
  readonly,
  onKeyRename,
  onRemoveProperty,
  children,
  uiSchema,
  registry,
}: WrapIfAdditionalTemplateProps) {
  const [name, setName] = useState(label);
  const { RemoveButton } = registry.templates.ButtonTemplates;
  const locked = disabled || readonly;
  const rename = (): void => {
    if (name === '') setName(label);
    else if (name !== label) onKeyRename(name);
  };
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line p-3 sm:flex-row sm:items-end">
      <TextField
        id={`${id}-key`}
        label={registry.translateString(TranslatableString.KeyLabel, [label])}
        value={name}
        onValue={setName}
        onBlur={rename}
        disabled={locked}
        className="flex-1"
      />
      <div className="min-w-0 flex-1">{children}</div>
      <RemoveButton
        id={buttonId(id, 'remove')}
        disabled={locked}
        onClick={onRemoveProperty}
        uiSchema={uiSchema ?? {}}
        registry={registry}
      />
    </div>
  );
}
