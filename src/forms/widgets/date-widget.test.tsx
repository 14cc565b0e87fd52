import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { renderControls, sendButton } from './render-controls.tsx';
import type { SampleControl } from './sample-control-form.ts';

const date: Record<string, SampleControl> = {
  line: {
    control: 'day',
    schema: { type: 'string', format: 'date' },
    options: { days: { first: '1926-01-01', last: '2008-11-20' } },
  },
};
const day = () => screen.findByLabelText<HTMLInputElement>(/^LINE ID/u);

test('a date is submitted as yyyy-MM-dd, and its field has a clear button', async () => {
  const { user, onSubmit } = renderControls(date);
  fireEvent.change(await day(), { target: { value: '1990-05-31' } });
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ line: '1990-05-31' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await day()).toHaveValue('');
  expect(await day()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test.each([
  ['EN', 'Choose a date from 1926-01-01 to 2008-11-20'],
  ['TH', 'เลือกวันที่ตั้งแต่ 1926-01-01 ถึง 2008-11-20'],
  ['JA', '1926-01-01から2008-11-20までの日付を選択してください'],
] as const)('in %s a date that is too late shows "%s"', async (language, words) => {
  const { user, onSubmit, view } = renderControls(date, {}, language);
  await screen.findByText(/LINE/u);
  const box = view.container.querySelector('input[type=date]') as HTMLInputElement;
  expect([box.min, box.max]).toEqual(['1926-01-01', '2008-11-20']);
  fireEvent.change(box, { target: { value: '2008-11-21' } });
  await user.click(sendButton());
  await waitFor(() => expect(box).toHaveAccessibleDescription(unbrokenText(words)));
  expect(onSubmit).not.toHaveBeenCalled();
});
