import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from '#publish/locks/folder-lock.ts';
import { lockWhenFree } from './lock-when-free.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an unlocked folder is locked immediately', async () => {
  expect(await lockWhenFree(folder, 'builds')).toEqual({ hasWaited: false });
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`);
});

test('while another process holds the lock of a folder, that process is named once; then the folder is locked', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const unlock = lockFolder(folder);
  const later = lockWhenFree(folder, 'builds in this folder');
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  unlock();
  expect(await later).toEqual({ hasWaited: true });
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining(`Waiting for process ${process.pid}, which builds in this folder`),
  ]);
  write.mockRestore();
});
