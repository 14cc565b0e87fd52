import { getSubmitButtonOptions, type SubmitButtonProps } from '@rjsf/utils';
import { Button } from '#src/ui/button.tsx';

export function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { submitText, norender, props } = getSubmitButtonOptions(uiSchema);
  return norender === true ? null : (
    <Button type="submit" block className="mt-4" disabled={props?.disabled === true}>
      {submitText}
    </Button>
  );
}
