import '@testing-library/jest-dom/vitest';
import type { WidgetProps } from '@rjsf/utils';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FormTextsProvider } from '#src/forms/form-texts.tsx';
import { PreloadedRuleTexts } from '#src/forms/preloaded-rule-texts.tsx';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { renderControls, sendButton } from './render-controls.tsx';
import { lazyWidget } from './lazy-widget.tsx';
import { sampleControlForm } from './sample-control-form.ts';

function Countdown() {
  const [left, setLeft] = useState<number | null>(null);
  return (
    <button type="button" disabled={left !== null} onClick={() => setLeft(60)}>
      {left === null ? 'Send code' : `${left} s`}
    </button>
  );
}

test('a code field has a send button with a countdown and the autocomplete value "one-time-code"', async () => {
  const { user, onSubmit } = renderControls(
    {
      verificationCode: {
        control: 'code',
        options: { autoComplete: 'one-time-code', inputMode: 'numeric', keptInDraft: false },
      },
    },
    { slots: { verificationCode: Countdown } },
  );
  const box = screen.getByRole('textbox', { name: /^Verification code/u });
  expect([box.getAttribute('autocomplete'), box.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('button', { name: '60 s' })).toBeDisabled();
  await user.type(box, '123456');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ verificationCode: '123456' }));
});

test('a captcha field shows its picture, and the browser does not capitalise its text', () => {
  renderControls(
    { captcha: { control: 'captcha', options: { keptInDraft: false } } },
    { slots: { captcha: () => <img alt="characters" src="/captcha.png" /> } },
  );
  expect(screen.getByRole('img', { name: 'characters' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Captcha/u })).toHaveAttribute('autocapitalize', 'none');
});

test('a select shows the labels of its options and submits their values', async () => {
  const choices = [
    { value: 'MALE', labelKey: 'strength.1' },
    { value: 'FEMALE', labelKey: 'strength.2' },
  ];
  const { user, onSubmit } = renderControls({
    facebook: { control: 'select', schema: { type: 'string', enum: ['MALE', 'FEMALE'] }, options: { choices } },
  });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Facebook/u }), 'Fair');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ facebook: 'FEMALE' }));
});

test('the input of an integer schema is a number input with the minimum and maximum of the schema and a step of 1', () => {
  renderControls({
    amount: { control: 'text', schema: { type: 'integer', minimum: 1, maximum: 9 } },
  });
  const number = screen.getByRole('spinbutton');
  expect(number).toHaveAttribute('min', '1');
  expect(number).toHaveAttribute('max', '9');
  expect(number).toHaveAttribute('step', '1');
});

test('a click anywhere on the label ticks the agreement, and its link opens in a new tab', async () => {
  const { user, onSubmit } = renderControls({
    agreement: {
      control: 'agreement',
      schema: { type: 'boolean', const: true },
      options: { agreement: { age: 21, termsHref: '/terms' } },
    },
  });
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('target', '_blank');
  await user.click(screen.getByText(/I am at least 21/u));
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ agreement: true }));
});

test('a control that fails to load shows an error and can be retried', async () => {
  let tries = 0;
  const Late = lazyWidget(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>here</p>);
  });
  const props = {
    id: 'x',
    name: 'x',
    label: 'Picture',
    options: {},
    schema: {},
    onChange: () => undefined,
    onBlur: () => undefined,
  } as unknown as WidgetProps; // only the props that this test needs
  render(
    <PreloadedRuleTexts>
      <SchemaForm form={sampleControlForm({})} label="Form" onSubmit={() => undefined}>
        <FormTextsProvider>
          <Late {...props} />
        </FormTextsProvider>
      </SchemaForm>
    </PreloadedRuleTexts>,
  );
  await act(async () => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('This field could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('here')).toBeInTheDocument();
});
