import { expect, test, vi } from 'vitest';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { drawPart } from '#tests/draw-part.tsx';
import { createSiteStores } from './site-stores.ts';

test("a part of the site may take as long as the brand's file says [boot.chunk.timeout]", async () => {
  const brand = (await drawPart(null)).world.stores.brand.get();
  const timeouts = { ...brand.platform.timeouts, chunk: 1000 };
  createSiteStores({ data: { brand: { ...brand, platform: { ...brand.platform, timeouts } }, language: 'EN', texts: {}, brandTexts: {}, themeHref: '' }, loadTexts: async () => null });
  vi.useFakeTimers();
  const late = vi.fn();
  void loadChunk('register', () => new Promise(() => undefined)).catch(late);
  await vi.advanceTimersByTimeAsync(999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ chunk: 'register' }));
  vi.useRealTimers();
});
