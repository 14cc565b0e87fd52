import { Suspense } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import type { FormHandle } from '#src/forms/form-context.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { CodeMachine } from './auth-service.ts';

const SendCodeButton = lazyPart(
  'send-code-button',
  async () => (await import('./send-code-button.tsx')).SendCodeButton,
);

/** The button beside a code field: it sends a code to the mobile number in the form once that number is valid. */
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
