import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reloadServer } from './reload-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-reload-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const touch = (): string => `touch ${join(folder, 'reloaded')}`;
const isReloaded = (): boolean => existsSync(join(folder, 'reloaded'));

test("publish runs the --reload command after a release that changes nginx's files [brand.config.server]", () => {
  const { text, isFailed } = reloadServer({ changed: ['nginx-release.conf'], command: touch() });
  expect([text, isFailed, isReloaded()]).toEqual([`reloaded with ${touch()}: nginx-release.conf changed`, false, true]);
});

test("publish runs no command if nginx's files have not changed [brand.config.server]", () => {
  expect(reloadServer({ changed: [], command: touch() }).text).toContain('no reload needed');
  expect(isReloaded()).toBe(false);
});

test('publish without --reload prints that nginx must be reloaded, and why [brand.config.server]', () => {
  const { text, isFailed } = reloadServer({ changed: ['nginx.conf', 'nginx-release.conf'], command: undefined });
  expect([text, isFailed]).toEqual([
    'must be reloaded now: nginx.conf, nginx-release.conf changed; --reload "<command>" does it',
    false,
  ]);
});

test('a failing --reload command is reported and makes publish fail [brand.config.server]', () => {
  const { text, isFailed } = reloadServer({ changed: ['nginx-release.conf'], command: 'exit 3' });
  expect([text, isFailed]).toEqual([expect.stringContaining('NOT reloaded: exit 3 ended with 3.'), true]);
});
