import { Suspense, use } from 'react';
import type { FormHandle } from '#src/forms/form-context.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { CodeActor, CodePurpose } from './auth-flows.ts';
import { useAuthHub } from './auth-hub.ts';

const SendCodeButton = lazyPart(
  'send-code-button',
  async () => (await import('./send-code-button.tsx')).SendCodeButton,
);

/** The button beside a code's field: it sends a code to the form's own number, once that is right. */
export function CodeSlot({ form, purpose }: { readonly form: FormHandle; readonly purpose: CodePurpose }) {
  return <CodeOf form={form} code={use(useAuthHub().flows()).code(purpose)} />;
}

/** The same by the phone-authentication provider, which sends the codes of a registration by mobile number where it can. */
export function PhoneCodeSlot({ form }: { readonly form: FormHandle }) {
  return <CodeOf form={form} code={use(use(useAuthHub().flows()).phone()).registerCode} />;
}

function CodeOf({ form, code }: { readonly form: FormHandle; readonly code: CodeActor }) {
  const text = (name: string): string => {
    const value = form.getValue(name);
    return typeof value === 'string' ? value.trim() : '';
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
