import { Checkbox } from '#src/ui/checkbox.tsx';
import { useAuthTexts } from './texts.ts';
import type { LoginFormState } from './use-login-form.ts';

/** Asks that this browser remembers the login for a day. */
export function RememberBox({ login }: { readonly login: LoginFormState }) {
  const t = useAuthTexts();
  return <Checkbox label={t('login.remember')} {...login.remember} />;
}
