import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRecordChoice } from './use-record-choice.ts';

test('each page keeps its own range and filters, even if the same component shows several pages in turn', () => {
  const { result, rerender } = renderHook(({ page }) => useRecordChoice(page), { initialProps: { page: 'first' } });
  const chosen = () => [result.current.range, result.current.filters];
  act(() => result.current.chooseFilter('type', 'BONUS'));
  act(() => result.current.chooseRange('week'));
  rerender({ page: 'second' });
  expect(chosen()).toEqual(['today', {}]);
  act(() => result.current.chooseRange('month'));
  rerender({ page: 'first' });
  expect(chosen()).toEqual(['week', { type: 'BONUS' }]);
  rerender({ page: 'second' });
  expect(chosen()).toEqual(['month', {}]);
});
