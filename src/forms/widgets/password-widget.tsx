import type { WidgetProps } from '@rjsf/utils';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from './input-props.ts';
import { StrengthHint } from './strength-hint.tsx';

export function PasswordWidget(props: WidgetProps) {
  const field = useField(props);
  const input = inputProps(field);
  const hint = field.options.strength === true ? <StrengthHint password={input.value} words={field.words} /> : input.hint;
  return (
    <PasswordField
      {...input}
      hint={hint}
      showText={field.words('password.show') ?? ''}
      hideText={field.words('password.hide') ?? ''}
      capsLockText={field.words('password.capsLock') ?? ''}
    />
  );
}
