import type { WidgetProps } from '@rjsf/utils';
import { useSyncExternalStore } from 'react';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useUncontrolledField, type UncontrolledField } from '../use-field.ts';
import { textOf } from './input-props.ts';
import { passwordStrength } from './password-strength.ts';
import { StrengthHint } from './strength-hint.tsx';
import { useUncontrolledInput } from './use-uncontrolled-input.ts';

export function PasswordWidget(props: WidgetProps) {
  const field = useUncontrolledField(props);
  const input = useUncontrolledInput(field);
  return (
    <PasswordField
      {...input}
      hint={field.options.strength === true ? <PasswordStrength field={field} /> : input.hint}
      showText={field.t('password.show') ?? ''}
      hideText={field.t('password.hide') ?? ''}
      capsLockText={field.t('password.capsLock') ?? ''}
    />
  );
}

/** Renders again only when the strength changes, not with each keystroke. */
function PasswordStrength({ field: { subscribe, getValue, t } }: { field: UncontrolledField }) {
  const getStrength = () => passwordStrength(textOf(getValue()));
  return <StrengthHint strength={useSyncExternalStore(subscribe, getStrength, getStrength)} t={t} />;
}
