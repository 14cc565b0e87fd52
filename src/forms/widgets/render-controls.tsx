import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { PreloadedRuleTexts } from '#src/forms/preloaded-rule-texts.tsx';
import { SchemaForm, type SchemaFormProps } from '#src/forms/schema-form.tsx';
import { sampleControlForm, type SampleControl } from './sample-control-form.ts';

const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '/flags/PH.png' },
  { code: 'US', name: 'United States', diallingCode: '1', flagUrl: '/flags/US.png' },
];

/** Renders a form with the given controls and a submit button, and returns a user-event user. */
export const renderControls = (
  controls: Readonly<Record<string, SampleControl>>,
  props: Partial<SchemaFormProps> = {},
  language: Language = 'EN',
) => {
  const onSubmit = vi.fn();
  const form = sampleControlForm(controls);
  const view = render(
    <PreloadedRuleTexts language={language}>
      <SchemaForm form={form} label="Form" onSubmit={onSubmit} countries={countries} {...props}>
        <button type="submit">Send</button>
      </SchemaForm>
    </PreloadedRuleTexts>,
  );
  return { onSubmit, view, user: userEvent.setup() };
};

export const sendButton = () => screen.getByRole('button', { name: 'Send' });
