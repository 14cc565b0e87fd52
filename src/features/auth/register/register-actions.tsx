import type { MouseEvent } from 'react';
import { useFormContext } from '#src/forms/form-context.ts';
import { useFormTranslate } from '#src/forms/form-texts.tsx';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { FormActions } from '#src/ui/form-actions.tsx';

/** Ignores the second click of a double click, which would submit the step that the first one opened. */
const ignoreSecond = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** The actions of the registration form: Register, plus Back and Continue if the form has steps. */
export function RegisterActions({ busy }: { readonly busy: boolean }) {
  const common = useCommonTexts();
  const t = useFormTranslate();
  const { steps } = useFormContext();
  return (
    <FormActions>
      <div className="flex gap-2">
        {steps?.back && (
          <Button name="back" variant="secondary" size="lg" className="shrink-0" disabled={busy} onClick={steps.back}>
            {common('back')}
          </Button>
        )}
        <Button type="submit" size="lg" block busy={busy} onClick={ignoreSecond}>
          {steps?.next ? t('step.next') : common('register')}
        </Button>
      </div>
    </FormActions>
  );
}
