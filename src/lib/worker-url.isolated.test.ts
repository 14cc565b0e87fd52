// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { checkWorkerUrl } from './worker-url.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  '/assets/pattern-worker-BwpL_Pr-c.js',
  '/assets/xlsx-worker-BwpL_Pr-c.js',
  '/service-worker.js',
  `${location.origin}/service-worker.js`,
])('the site may start the worker %s', (url) => {
  expect(checkWorkerUrl(url)).toBe(url);
});

test.each([
  '/assets/other.js',
  'https://evil.example/service-worker.js',
  '//evil.example/assets/pattern-worker-a.js',
  'data:text/javascript,1',
  'blob:x',
  '/assets/pattern-worker-a.js/../../x.js',
  '/assets/../pattern-worker-a.js',
])('the site does not start a worker from %s', (url) => {
  expect(() => checkWorkerUrl(url)).toThrow(TypeError);
});

test("the Trusted Types policy is created once and accepts only the site's workers", async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { workerUrl } = await import('./worker-url.ts');
  expect([workerUrl('/service-worker.js'), workerUrl('/assets/pattern-worker-a.js')]).toEqual([
    '/service-worker.js',
    '/assets/pattern-worker-a.js',
  ]);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith('worker-url', expect.anything());
});
