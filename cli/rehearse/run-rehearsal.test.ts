import { expect, test, vi } from 'vitest';
import type { Browser } from 'playwright';
import type { Brand } from '#schemas/brand.ts';
import { runRehearsal } from './run-rehearsal.ts';

test('a rehearsal that is interrupted while its browser starts closes the browser and starts nothing else [operators.rehearse.verdict]', async () => {
  const before = process.listenerCount('SIGTERM');
  const close = vi.fn(() => Promise.resolve());
  const brand = { id: 'mini', hosts: ['mini.localhost'] } as unknown as Brand; // nothing else is read before the interruption
  const rehearsed = runRehearsal(
    {
      name: 'mini',
      state: { brand, texts: {}, files: {}, pageTexts: {} },
      files: new Map(),
      live: null,
      evidence: '/nowhere',
      openBrowser: async () => {
        process.emit('SIGTERM');
        await Promise.resolve();
        return { close } as unknown as Browser; // nothing else is used
      },
    },
    { out: () => {}, error: () => {}, colour: false, progress: () => {}, ask: null, brandsDir: 'brands' },
  );
  await expect(rehearsed).rejects.toMatchObject({ exit: 130, code: 'interrupted' });
  expect(close).toHaveBeenCalledOnce();
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
