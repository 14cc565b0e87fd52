import { TranslatableString, type IconButtonProps } from '@rjsf/utils';
import { Button } from '#src/ui/button.tsx';
import type { IconName } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

const small = (icon: IconName, text: TranslatableString, tone = 'text-ink-muted') =>
  function SmallButton({ id, disabled, onClick, registry }: IconButtonProps) {
    return (
      <IconButton
        id={id}
        size="sm"
        icon={icon}
        label={registry.translateString(text)}
        disabled={disabled}
        onClick={onClick}
        className={tone}
      />
    );
  };

/** Adds an entry to a list, or a property to an object that admits more. */
export function AddButton({ id, disabled, onClick, registry, uiSchema }: IconButtonProps) {
  const words = uiSchema?.['ui:options']?.['addText'];
  return (
    <Button
      id={id}
      variant="secondary"
      size="sm"
      icon="plus"
      disabled={disabled}
      onClick={onClick}
      className="self-start"
    >
      {typeof words === 'string' ? words : registry.translateString(TranslatableString.AddItemButton)}
    </Button>
  );
}

export const CopyButton = small('copy', TranslatableString.CopyButton);
export const MoveUpButton = small('chevron-up', TranslatableString.MoveUpButton);
export const MoveDownButton = small('chevron-down', TranslatableString.MoveDownButton);
export const RemoveButton = small('close', TranslatableString.RemoveButton, 'text-danger-ink');
export const ClearButton = small('close', TranslatableString.ClearButton);
