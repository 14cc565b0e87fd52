import type { WidgetProps } from '@rjsf/utils';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useFieldParts } from '../use-field.ts';
import { LiveStrength } from './live-strength.tsx';
import { useLiveText } from './use-live-text.ts';

export function PasswordWidget(props: WidgetProps) {
  const field = useFieldParts(props);
  const input = useLiveText(field);
  return (
    <PasswordField
      {...input}
      hint={field.options.strength === true ? <LiveStrength field={field} /> : input.hint}
      showText={field.words('password.show') ?? ''}
      hideText={field.words('password.hide') ?? ''}
      capsLockText={field.words('password.capsLock') ?? ''}
    />
  );
}
