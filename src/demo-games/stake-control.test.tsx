import { expect, test } from 'vitest';
import { createFormatters } from './formatters.ts';
import { stakeControl } from './stake-control.ts';

test('the stake buttons stop at the lowest and the highest stake', () => {
  const control = stakeControl({
    stakes: [1, 2, 5],
    t: (key) => key,
    format: createFormatters({ intl: 'en' }, { currency: 'PHP', symbol: 'P' }),
    onChange: () => undefined,
  });
  const [less, more] = control.element.querySelectorAll('button');
  const after = (button: HTMLElement | undefined): number => {
    button?.click();
    return control.stake();
  };
  expect([after(more), after(more), after(more)]).toEqual([2, 5, 5]);
  expect(more?.getAttribute('aria-disabled')).toBe('true');
  expect([after(less), after(less), after(less)]).toEqual([2, 1, 1]);
  expect(less?.getAttribute('aria-disabled')).toBe('true');
});
