import { useState, type KeyboardEvent } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password input with a reveal button and a hint while Caps Lock is on. Pasting and password managers work. */
export function PasswordField({
  showText,
  hideText,
  capsLockText,
  hint,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...field
}: Omit<TextFieldProps, 'type' | 'trailing' | 'isSecret'> & {
  showText: string;
  hideText: string;
  capsLockText: string;
}) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent<HTMLInputElement>): void =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      isSecret
      type={shown ? 'text' : 'password'}
      hint={
        capsLock ? (
          <>
            <output className="block">{capsLockText}</output>
            {hint}
          </>
        ) : (
          hint
        )
      }
      onKeyDown={(event) => {
        updateCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        updateCapsLock(event);
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
