import { afterEach, expect, test, vi } from 'vitest';
import { chromiumPath } from '../chromium-args.ts';
import { installedBrowser, installOwn } from '../find-browser.mjs';

afterEach(() => void vi.unstubAllEnvs());

test('tests and benches use CHROMIUM_PATH if it runs, otherwise a system browser, preferably the headless shell', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(chromiumPath()).toEqual({ executablePath: process.execPath });
  for (const missing of ['', '/nowhere/chromium']) {
    vi.stubEnv('CHROMIUM_PATH', missing);
    const found = installedBrowser();
    expect(found).not.toBe(missing);
    expect(chromiumPath()).toEqual(found === null ? {} : { executablePath: found });
  }
});

test('if there is neither Chromium nor a network to download it, the error explains how to specify a browser', () => {
  const failing = (): never => {
    throw new Error('Command failed');
  };
  expect(() => installOwn(failing)).toThrow(/no Chromium.*CHROMIUM_PATH=/);
});
