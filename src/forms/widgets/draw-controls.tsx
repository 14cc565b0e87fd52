import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { RuleTextsReady } from '../rule-texts-ready.tsx';
import { SchemaForm, type SchemaFormProps } from '../schema-form.tsx';
import { sampleControlForm, type SampleControl } from './sample-control-form.ts';

const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '/flags/PH.png' },
  { code: 'US', name: 'United States', diallingCode: '1', flagUrl: '/flags/US.png' },
];

/** A form of the given controls, drawn, with its submit button and somebody to use it. */
export const drawControls = (
  controls: Readonly<Record<string, SampleControl>>,
  props: Partial<SchemaFormProps> = {},
  language: Language = 'EN',
) => {
  const onSubmit = vi.fn();
  const form = sampleControlForm(controls);
  const view = render(
    <RuleTextsReady language={language}>
      <SchemaForm form={form} label="Form" onSubmit={onSubmit} countries={countries} {...props}>
        <button type="submit">Send</button>
      </SchemaForm>
    </RuleTextsReady>,
  );
  return { onSubmit, view, user: userEvent.setup() };
};

export const sendButton = () => screen.getByRole('button', { name: 'Send' });
