import { useState, type KeyboardEvent } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a button that shows it and a note while Caps Lock is on. Pasting and password managers are welcome. */
export function PasswordField({
  showText,
  hideText,
  capsLockText,
  hint,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...field
}: Omit<TextFieldProps, 'type' | 'trailing'> & {
  showText: string;
  hideText: string;
  capsLockText: string;
}) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? <output>{capsLockText}</output> : hint}
      onKeyDown={(event) => {
        watch(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watch(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      trailing={
        <IconButton
          size="sm"
          className="text-ink-muted"
          label={shown ? hideText : showText}
          icon={shown ? 'eye-off' : 'eye'}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
