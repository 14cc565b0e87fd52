import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx';
import { useSecurityTexts } from './texts.ts';

/** The field for a code from the authenticator app; with `either`, it also accepts a recovery code. */
export function CodeField({
  either = false,
  ...field
}: Pick<TextFieldProps, 'name' | 'value' | 'onValue' | 'error' | 'ref'> & { readonly either?: boolean }) {
  const t = useSecurityTexts();
  return (
    <TextField
      label={t(either ? 'code.either' : 'code')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      inputMode={either ? 'text' : 'numeric'}
      maxLength={20}
      aria-required
      {...field}
    />
  );
}
