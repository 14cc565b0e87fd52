import { expect, test } from 'vitest';
import { usable } from './usable.ts';

test('a promise that has settled says so, and its failure stays with who asked', async () => {
  const kept = usable(Promise.resolve('here'));
  const lost = usable(Promise.reject(new Error('gone')));
  await expect(lost).rejects.toThrow('gone');
  await kept;
  expect(kept).toMatchObject({ status: 'fulfilled', value: 'here' });
  expect(lost).toMatchObject({ status: 'rejected' });
});
