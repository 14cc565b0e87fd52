import { useLayoutEffect, useRef, useState, type KeyboardEvent, type Ref, type RefCallback } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * Creates a ref for an input whose value is only written to its property: React also writes the value of a controlled input to the attribute, where
 * the markup exposes it. An input that leaves the document is emptied, because React may keep it for a while.
 */
const useSecretInput = (
  value: string | undefined,
  outer: Ref<HTMLInputElement> | undefined,
): RefCallback<HTMLInputElement> => {
  const input = useRef<HTMLInputElement>(null);
  const written = useRef('');
  useLayoutEffect(() => {
    // Text typed before hydration is in the input but not yet in `value`.
    if (value === undefined || value === written.current) return;
    written.current = value;
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  const [attach] = useState(() => (node: HTMLInputElement | null) => {
    if (node === null) return undefined;
    input.current = node;
    const detachOuter = typeof outer === 'function' ? outer(node) : undefined;
    if (typeof outer === 'object' && outer !== null) outer.current = node;
    return () => {
      if (typeof detachOuter === 'function') detachOuter();
      input.current = null;
      written.current = '';
      node.value = '';
    };
  });
  return attach;
};

/** A password input with a reveal button and a hint while Caps Lock is on. Pasting and password managers work. */
export function PasswordField({
  showText,
  hideText,
  capsLockText,
  hint,
  value,
  ref,
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
  const attach = useSecretInput(value, ref);
  const updateCapsLock = (event: KeyboardEvent<HTMLInputElement>): void =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      ref={attach}
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
