import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveStories, type StoryServer } from './serve-stories.ts';

let folder: string;
let server: StoryServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-stories-'));
  writeFileSync(join(folder, 'a b.json'), '{}');
  server = await serveStories(folder);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const status = async (path: string): Promise<number> => (await fetch(server.origin + path)).status;

test('a file of the stories is served, and any other or malformed path gets 404 [language.command.export]', async () => {
  expect([await status('/a%20b.json'), await status('/none'), await status('/%E0%A4%A')]).toEqual([200, 404, 404]);
});
