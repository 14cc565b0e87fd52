import type { WidgetProps } from '@rjsf/utils';
import type { MouseEvent } from 'react';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { useFormContext } from '../form-context.ts';
import { useField } from '../use-field.ts';

const MARKED = /^(.*)\[(.+)\](.*)$/su;

/** A checkbox that confirms the age and accepts the terms. The part of its text in square brackets becomes the link to the terms. */
export function AgreementWidget(props: WidgetProps) {
  const field = useField(props);
  const { age = 18, termsHref = '' } = field.options.agreement ?? {};
  const text = field.t('agreement', { age }) ?? field.label;
  const { onTerms } = useFormContext();
  const openTerms = (event: MouseEvent): void => {
    if (onTerms === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onTerms();
  };
  const [, before = text, link = '', after = ''] = MARKED.exec(text) ?? [];
  const label = (
    <>
      <span>{before}</span>
      {link !== '' && (
        // oxlint-disable-next-line react/forbid-elements -- a page of this site that opens in a new tab, so that the form is not left
        <a
          href={termsHref}
          target="_blank"
          rel="noopener noreferrer"
          onClick={openTerms}
          className="text-primary-ink underline underline-offset-2"
        >
          {link}
        </a>
      )}
      <span>{after}</span>
    </>
  );
  return (
    <Checkbox
      id={field.id}
      name={field.name}
      label={label}
      checked={field.value === true}
      error={field.error}
      required={field.required}
      disabled={field.disabled}
      onChecked={field.setValue}
      onBlur={field.blur}
    />
  );
}
