import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx';
import { useSecurityTexts } from './texts.ts';

/** What the player calls a passkey. */
export function NameField(field: Pick<TextFieldProps, 'name' | 'value' | 'onValue' | 'error'>) {
  const t = useSecurityTexts();
  return (
    <TextField
      label={t('passkeys.name')}
      hint={t('passkeys.name.hint')}
      autoComplete="off"
      maxLength={60}
      aria-required
      {...field}
    />
  );
}
