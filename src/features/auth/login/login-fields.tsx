import { Checkbox } from '#src/ui/checkbox.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuthTexts } from '../texts.ts';
import type { LoginFormState } from './use-login-form.ts';

const LONGEST = 255;

/** User name and password. With `row`, an error is marked only by the border of its field; its text is in the panel below the row. */
export function NameFields({ login, row = false }: { readonly login: LoginFormState; readonly row?: boolean }) {
  const t = useAuthTexts();
  const field = (name: 'username' | 'password') => {
    const { error, ...rest } = login.field(name);
    return {
      ...rest,
      hideLabel: row,
      className: row ? 'w-36 xl:w-40' : undefined,
      ...(row ? { 'aria-invalid': error !== undefined || undefined } : { error }),
    };
  };
  return (
    <>
      <TextField
        name="username"
        label={t('login.username')}
        placeholder={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        {...field('username')}
      />
      <PasswordField
        name="password"
        label={t('login.password')}
        placeholder={t('login.password')}
        autoComplete="current-password"
        maxLength={LONGEST}
        showText={t('password.show')}
        hideText={t('password.hide')}
        capsLockText={t('password.caps')}
        {...field('password')}
      />
    </>
  );
}

/** The checkbox that makes this browser remember the login for a day. */
export function RememberCheckbox({ login }: { readonly login: LoginFormState }) {
  const t = useAuthTexts();
  return <Checkbox label={t('login.remember')} {...login.remember} isFillable />;
}
