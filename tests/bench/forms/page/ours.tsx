import { registerForm } from '#schemas/forms/register-form.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { Button } from '#src/ui/button.tsx';
import { useState } from 'react';
import { COUNTRIES, REGISTER_FORM_INPUT } from './register-form-input.ts';

const INITIAL = { countryDialingCode: '63' };

/** The site's own form, built from the platform's rules. */
export function Form() {
  const [form] = useState(() => registerForm(REGISTER_FORM_INPUT));
  return (
    <SchemaForm form={form} label="Register" initial={INITIAL} countries={COUNTRIES} onSubmit={() => undefined}>
      <Button type="submit" size="lg" block>
        Register
      </Button>
    </SchemaForm>
  );
}
