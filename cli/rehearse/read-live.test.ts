import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import type { ReleaseFormat } from '#publish/operators/publish/release-format.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { readLive } from './read-live.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-read-live-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [brands, out] = [join(folder, 'brands'), join(folder, 'out')];

/** A format whose only file is the name of the brand. */
const nameFormat: ReleaseFormat = {
  kind: 'files',
  build: '',
  files: ({ folder: { brand } }) => Promise.resolve(new Map([['name', new TextEncoder().encode(brand.name)]])),
};

test('the live release for the Node server is rendered from what it recorded, not from the folder as it is now [operators.rehearse.publish]', async () => {
  cpSync('brands/siam', join(brands, 'siam'), { recursive: true });
  const line = ['publish', 'siam', '--for', 'server', '--out', out];
  const published = await runCommand(line, { brandsDir: brands });
  expect(published.code, published.error).toBe(0);
  const file = join(brands, 'siam/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Brand; // a sample brand
  writeFileSync(file, JSON.stringify({ ...brand, name: 'Changed' }));

  const live = await readLive(out, 'siam', { format: nameFormat });
  expect(live?.state.brand.name).toBe(brand.name);
  expect(new TextDecoder().decode(live?.files.get('name'))).toBe(brand.name);

  await expect(readLive(out, 'perya', { format: nameFormat })).rejects.toThrow(/name the folder of perya/);
  expect(await readLive(out, 'perya', { format: nameFormat, replaceBrand: true })).toBeNull();
});
