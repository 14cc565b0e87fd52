import type { WidgetProps } from '@rjsf/utils';
import { useSyncExternalStore } from 'react';
import type { FieldSchema } from '#schemas/forms/form-schema.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useUncontrolledField, type UncontrolledField } from '../use-field.ts';
import { useFormTexts } from '../form-texts.tsx';
import { textOf } from './input-props.ts';
import { PasswordConditions, unmetConditions } from './password-conditions.tsx';
import { passwordStrength } from './password-strength.ts';
import { StrengthHint } from './strength-hint.tsx';
import { useUncontrolledInput } from './use-uncontrolled-input.ts';

export function PasswordWidget(props: WidgetProps) {
  const field = useUncontrolledField(props);
  const input = useUncontrolledInput(field);
  return (
    <PasswordField
      {...input}
      hint={
        field.options.strength === true ? (
          <PasswordQuality field={field} schema={props.schema as FieldSchema} />
        ) : (
          input.hint
        )
      }
      showText={field.t('password.show') ?? ''}
      hideText={field.t('password.hide') ?? ''}
      capsLockText={field.t('password.capsLock') ?? ''}
    />
  );
}

/** Shows the strength and the conditions of a password; renders only when one of them changes, not on each keystroke. */
function PasswordQuality({
  field: { subscribe, getValue },
  schema,
}: {
  field: UncontrolledField;
  schema: FieldSchema;
}) {
  const texts = useFormTexts();
  const getStrength = () => passwordStrength(textOf(getValue()));
  const getUnmet = () => unmetConditions(schema, textOf(getValue()));
  return (
    <div className="flex flex-col gap-1.5">
      <StrengthHint strength={useSyncExternalStore(subscribe, getStrength, getStrength)} t={texts.t} />
      <PasswordConditions schema={schema} unmet={useSyncExternalStore(subscribe, getUnmet, getUnmet)} texts={texts} />
    </div>
  );
}
