import { Suspense } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import type { FormHandle } from '#src/forms/form-context.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { CodeMachine } from './auth-service.ts';

const SendCodeButton = lazyPart(
  'send-code-button',
  async () => (await import('./send-code-button.tsx')).SendCodeButton,
);

/** The button next to a code field. It validates the form's mobile number and sends a code to it. */
export function CodeSlot({ form, code }: { readonly form: FormHandle; readonly code: CodeMachine }) {
  const text = (name: string): string => {
    const value = form.getValue(name);
    return typeof value === 'string' ? value : '';
  };
  const prepare = async () => {
    if (!(await form.validateField('mobileNum'))) {
      form.focus('mobileNum');
      return null;
    }
    return { mobileNum: text('mobileNum'), countryDialingCode: text('countryDialingCode') };
  };
  return (
    <Suspense fallback={<Skeleton className="h-9 w-24" />}>
      <SendCodeButton code={code} prepare={prepare} />
    </Suspense>
  );
}
