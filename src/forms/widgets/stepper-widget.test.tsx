import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderControls, sendButton } from './render-controls.tsx';

const quantity = { control: 'stepper', schema: { type: 'integer', minimum: 1, maximum: 3 } } as const;

test('the buttons of a stepper and the arrow keys stop at its limits, and the value is submitted as a number', async () => {
  const { user, onSubmit } = renderControls({ quantity }, { initial: { quantity: '2' } });
  const box = await screen.findByRole('textbox', { name: /How many/ });
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(box).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await user.type(box, '{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(box).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ quantity: 1 }));
});

test('letters and signs cannot be typed, and a number beyond the limits is rejected', async () => {
  const { user, onSubmit } = renderControls({ quantity });
  const box = await screen.findByRole('textbox', { name: /How many/ });
  await user.type(box, '-a1.2');
  expect(box).toHaveValue('12');
  await user.click(sendButton());
  expect((await screen.findAllByText(/from 1 to 3/)).length).toBeGreaterThan(0);
  expect(onSubmit).not.toHaveBeenCalled();
});
