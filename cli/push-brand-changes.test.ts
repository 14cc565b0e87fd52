import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLanguages } from '#publish/languages/languages.ts';
import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import { setLanguages } from '#schemas/languages.ts';
import { sampleLanguages, type SampleLanguages } from '#tests/support/language-command.ts';
import { pushBrandChanges } from './push-brand-changes.ts';

let folders: SampleLanguages;
let restoreLanguages: () => void;
beforeEach(() => {
  folders = sampleLanguages();
  // Languages are global to the process, which test files share; watching replaces them.
  restoreLanguages = setLanguages({});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  restoreLanguages();
  folders.remove();
});

/** Watches the languages, with no brands. Returns the messages sent to open pages, and a function that reports a changed file like Vite's watcher. */
const watchLanguages = async () => {
  const watched: string[] = [];
  const sent: unknown[] = [];
  const watcher = Object.assign(new EventEmitter(), { add: (paths: readonly string[]) => watched.push(...paths) });
  const build: Pick<SiteBuild, 'languages'> = { languages: createLanguages({ dir: folders.dir }) };
  const registry: Pick<BrandRegistry, 'all'> = { all: async () => [] };
  await pushBrandChanges({
    vite: { watcher, ws: { send: (message: unknown) => sent.push(message) } } as unknown as ViteDevServer,
    registry: registry as BrandRegistry,
    build: build as SiteBuild,
    brandsDir: '/brands',
    languagesDir: folders.dir,
    onError: (error) => sent.push(error),
  });
  return {
    sent,
    changed: async (path: string): Promise<void> => {
      expect(watched).toContain(folders.dir);
      watcher.emit('all', 'change', join(folders.dir, path));
      await vi.advanceTimersByTimeAsync(1000);
    },
  };
};

test('under npm run dev a changed text reloads open pages once, and a file saved without changes does not', async () => {
  const { sent, changed } = await watchLanguages();
  await changed('EN/site/home.json');
  expect(sent).toEqual([]);
  folders.write('EN/site/home.json', { hi: 'Welcome {{name}}' });
  await changed('EN/site/home.json');
  expect(sent).toEqual([{ type: 'full-reload' }]);
  await changed('EN/site/home.json');
  expect(sent).toHaveLength(1);
});

test('under npm run dev an added language reloads open pages', async () => {
  const { sent, changed } = await watchLanguages();
  folders.add('KA', 'ka', { hi: 'გამარჯობა {{name}}' });
  await changed('KA/language.json');
  expect(sent).toEqual([{ type: 'full-reload' }]);
});
